import './older-engines.ts';
import { headerLook } from '@topout/domain';
import { element } from '../element.ts';
import { addStyle } from '../style.ts';
import { Feed } from './feed/feed.ts';
import { addressOf } from './order.ts';
import style from './overlay.outside.css';
import { sightsOf } from './sights.ts';
import { Stage } from './stage.ts';
import { Turn } from './turn.ts';
import type { World } from './world.ts';

/** The competition's colour, or the product's where it is none. */
function coverOf(colour: string) {
  try {
    return headerLook(colour);
  } catch {
    return headerLook(undefined);
  }
}

const drawMs = 500;

/**
 * An overlay of a stream. Nothing that goes wrong is ever said on air: the last picture stays, and goes after some minutes
 * without a line.
 */
function begin(): void {
  addStyle(document, style);
  const root = element('main', {});
  document.body.append(root);
  const [stage, turn] = [new Stage(root), new Turn()];
  let world: World | null = null;
  const feed = new Feed(addressOf(location), (next) => {
    world = next;
    draw();
  });

  const draw = () => {
    if (!world) return;
    const { order, competition } = world;
    const quiet = performance.now() - feed.heardAt > order.quietMinutes * 60_000;
    const sights = quiet ? [] : sightsOf(world);
    const keys = sights.map(({ key }) => key);
    const sight = sights[turn.at(keys, order, performance.now())];
    const { background, text } = coverOf(competition.headerColour);
    root.style.setProperty('--cover', background);
    root.style.setProperty('--on-cover', text);
    if (sight) stage.show(sight.key, sight.draw());
    else stage.clear();
  };
  const again = () => {
    draw();
    setTimeout(again, Math.min(drawMs, world?.face.untilNext() ?? drawMs));
  };
  again();
}

begin();
