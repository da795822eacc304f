import type { Heats } from '@topout/contract';
import type { ListedHeat, ListedLane } from '@topout/domain';
import { element } from '../../element.ts';
import { heatsOf, type Racer, textsOfRuns, waitsText } from '../heats.ts';
import { nameOf } from '../parts.ts';

/** With so many heats, or fewer, there is room for larger letters. */
const fewHeats = 8;

/** A speed final as it stands, round by round. Null without a final. */
export function drawBracket(name: string, heats: Heats | undefined): HTMLElement | null {
  if (heats?.scoringSystem !== 'IFSC_SPEED_FINAL') return null;
  const listed = heatsOf(heats);
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

function drawHeat(heat: ListedHeat<Racer>): HTMLElement {
  const runs = textsOfRuns(heat);
  return element(
    'div',
    { class: 'heat' },
    ...heat.lanes.map((lane, index) => drawLane(lane, heat.winner, runs[index] ?? '')),
  );
}

function drawLane(lane: ListedLane<Racer>, winner: Racer | null, run: string): HTMLElement {
  const { racer } = lane;
  const state = winner === null || racer === null ? 'open' : racer === winner ? 'won' : 'lost';
  return element(
    'p',
    { class: state },
    racer ? nameOf(racer.user) : element('span', { class: 'name' }, waitsText(lane)),
    run === '' ? null : element('span', { class: 'figure' }, run),
  );
}
