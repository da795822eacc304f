import { element } from '../../element.ts';
import { overlayTexts as texts } from '../texts.ts';
import { nextUp } from '../next-up.ts';
import { nameOfRoute, type World } from '../world.ts';

/** Names that fit. */
const most = 6;

/** Who is next at each route. */
export function drawNext(world: World): HTMLElement | null {
  const waiting = nextUp(world);
  const each = Math.max(1, Math.floor(most / Math.max(1, waiting.length)));
  const rows = waiting
    .flatMap(({ route, next }) => next.slice(0, each).map((climber) => ({ route, ...climber })))
    .slice(0, most);
  if (rows.length === 0) return null;
  const several = waiting.length > 1;
  return element(
    'section',
    { class: 'panel side next' },
    element('h1', {}, texts.next),
    element(
      'ol',
      {},
      ...rows.map(({ route, user, name, call }) =>
        element(
          'li',
          { 'data-key': `${route} ${user}` },
          several ? element('span', { class: 'place' }, nameOfRoute(world, route) ?? '') : null,
          element('span', { class: 'name' }, name),
          call && element('span', { class: 'call' }, texts.called[call]),
        ),
      ),
    ),
  );
}
