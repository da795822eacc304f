import type { HeatRacer, HeatRun, Heats } from '@topout/contract';
import {
  exactTimeText,
  type ListedHeat,
  type ListedLane,
  type ListedRacer,
  listedHeats,
  type Run,
  runText,
  timeText,
} from '@topout/domain';
import { element } from '../../element.ts';
import { nameOf } from '../parts.ts';
import { overlayTexts as texts } from '../texts.ts';

/** With so many heats, or fewer, there is room for larger letters. */
const fewHeats = 8;

interface Racer extends ListedRacer {
  readonly user: HeatRacer['user'];
}

const runOf = (run: HeatRun | null): Run | null => {
  if (run === null) return null;
  return run.kind === 'TIME' ? { kind: 'TIME', ms: run.ms ?? 0 } : { kind: run.kind };
};

const racerOf = ({
  entry,
  user,
  startPosition,
  previousRanks,
  competitorNumber,
  status,
  runs,
}: HeatRacer): Racer => ({
  entry: { uuid: entry, startPosition, previousRanks },
  user,
  competitorNumber,
  out: status !== 'ENTERED',
  runs: runs.map(runOf),
});

/** A speed final as it stands, round by round. Null without a final. */
export function drawBracket(name: string, heats: Heats | undefined): HTMLElement | null {
  if (heats?.scoringSystem !== 'IFSC_SPEED_FINAL') return null;
  const { scoringSystem: system, losers, ties, routes, racers } = heats;
  const listed = listedHeats({ system, losers, ties, routes: routes.length }, racers.map(racerOf));
  if (!listed.some(({ lanes }) => lanes.some(({ racer }) => racer !== null))) return null;
  const rounds = [...new Set(listed.map(({ round }) => round))];
  return element(
    'section',
    { class: listed.length > fewHeats ? 'panel whole' : 'panel whole few' },
    element('h1', {}, name),
    element('div', { class: 'rounds' }, ...rounds.map((round) => drawRound(round, listed))),
  );
}

const drawRound = (round: string, listed: readonly ListedHeat<Racer>[]) =>
  element(
    'div',
    { class: 'round' },
    element('h2', {}, round),
    element('div', { class: 'heats' }, ...listed.filter((heat) => heat.round === round).map(drawHeat)),
  );

function drawHeat({ lanes, winner }: ListedHeat<Racer>): HTMLElement {
  const [a, b] = lanes.map(({ run }) => run);
  // Times are shown cut; two that would then look alike show the thousandth.
  const exact = a?.kind === 'TIME' && b?.kind === 'TIME' && timeText(a.ms) === timeText(b.ms);
  return element('div', { class: 'heat' }, ...lanes.map((lane) => drawLane(lane, winner, exact)));
}

function drawLane(lane: ListedLane<Racer>, winner: Racer | null, exact: boolean): HTMLElement {
  const { racer, run } = lane;
  const state = winner === null || racer === null ? 'open' : racer === winner ? 'won' : 'lost';
  return element(
    'p',
    { class: state },
    racer ? nameOf(racer.user) : element('span', { class: 'name' }, waits(lane)),
    run &&
      element(
        'span',
        { class: 'figure' },
        run.kind === 'TIME' && exact ? exactTimeText(run.ms) : runText(run),
      ),
  );
}

function waits({ waitsFor }: ListedLane<Racer>): string {
  if (!waitsFor) return texts.nobody;
  return waitsFor.takes === 'winner' ? texts.winner(waitsFor.heat) : texts.loser(waitsFor.heat);
}
