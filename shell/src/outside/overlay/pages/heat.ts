import {
  beatsRecord,
  isRerun,
  type ListedHeat,
  type ListedLane,
  ordinal,
  recordMark,
  verdictOf,
} from '@topout/domain';
import { element } from '../../element.ts';
import { type Racer, textsOfRuns, waitsText } from '../heats.ts';
import { nameOf } from '../parts.ts';
import { overlayTexts as texts } from '../texts.ts';
import type { HeatOnAir } from '../speed-on-air.ts';

/** Two climbers side by side: names, times as they come, and who has won. Null without a heat. */
export function drawHeat(onAir: HeatOnAir | null): HTMLElement | null {
  if (!onAir) return null;
  const { shown, heats, heat } = onAir;
  const { scoringSystem, category, rows } = shown.board;
  const isFinal = scoringSystem === 'IFSC_SPEED_FINAL';
  const runs = textsOfRuns(heat);
  const noteOf = (lane: ListedLane<Racer>): string => {
    if (beatsRecord(lane.run, heats.record ?? null)) return recordMark;
    if (heat.winner !== null && lane.racer === heat.winner) return winnerNote(heat);
    const place = rows.find(({ entry }) => entry === lane.racer?.entry.uuid)?.position;
    return isFinal || lane.run === null || place == null ? '' : ordinal(place);
  };
  return element(
    'section',
    { class: 'panel lower heat-on-air', 'data-key': `${category} ${heat.number}` },
    element(
      'div',
      { class: 'round-of' },
      element('b', {}, heat.round),
      element('span', {}, isRerun(heat) ? texts.again : texts.heat(heat.number)),
    ),
    element(
      'div',
      { class: 'lanes' },
      ...heat.lanes.map((lane, index) => drawLane(heat, lane, index, runs[index] ?? '', noteOf(lane))),
    ),
  );
}

/** What two times do not tell. */
const winnerNote = (heat: ListedHeat<Racer>): string =>
  verdictOf(heat)?.by === 'qualification' ? texts.byQualification : '';

function drawLane(
  { winner }: ListedHeat<Racer>,
  lane: ListedLane<Racer>,
  index: number,
  run: string,
  note: string,
): HTMLElement {
  const { racer } = lane;
  const state = winner === null || racer === null ? 'open' : racer === winner ? 'won' : 'lost';
  const absent = run === '' && (racer?.status === 'DNS' || racer?.status === 'DSQ') ? racer.status : null;
  return element(
    'p',
    { class: state, 'data-key': `lane ${index}`, 'data-value': run },
    element('abbr', {}, texts.lanes[index] ?? ''),
    racer ? nameOf(racer.user, racer.status) : element('span', { class: 'name' }, waitsText(lane)),
    note === '' ? null : element('span', { class: 'note' }, note),
    element('span', { class: absent === null ? 'figure' : 'figure absent' }, absent ?? run),
  );
}
