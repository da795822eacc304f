import type { HistoryLine, Route } from '@topout/contract';
import { formatTime, isSpeed, markText, resultCode, resultOf, type ScoringSystem } from '@topout/domain';
import { historyTexts as texts } from './texts.ts';

/** What a command did, in words. */
export function actionOf(
  { kind, attempts }: Pick<HistoryLine, 'kind' | 'attempts'>,
  route: Route | undefined,
  system: ScoringSystem,
): string {
  const code = codeOf(attempts ?? [], route, system);
  switch (kind) {
    case 'attempts.append':
      return texts.append(code);
    case 'attempts.restart':
      return texts.restarted(code);
    case 'attempts.replace':
      return texts.replace(code);
    case 'attempts.clear':
      return texts.clear;
    case 'result.confirm':
      return texts.confirm;
    case 'result.unconfirm':
      return texts.unconfirm;
    case 'result.mark':
      return texts.mark(code);
    case 'card.sign':
      return texts.sign;
    case 'card.unsign':
      return texts.unsign;
    case 'incident.record':
      return texts.incident;
    case 'incident.withdraw':
      return texts.climbsOn;
    case 'queue.add':
      return texts.queueAdd;
    case 'queue.remove':
      return texts.queueRemove;
    case 'queue.move':
      return texts.queueMove;
    case 'queue.call':
      return texts.queueCall;
    case 'queue.skip':
      return texts.queueSkip;
  }
}

/** A result as it is typed; a run of speed by its time. */
function codeOf(
  attempts: NonNullable<HistoryLine['attempts']>,
  route: Route | undefined,
  system: ScoringSystem,
): string {
  const made = attempts.map(({ success, segmentsCount = 0, usedLastHold = false, duration = null }) => ({
    success,
    segmentsCount,
    usedLastHold,
    duration,
  }));
  const run = isSpeed(system) ? resultOf(made, 'SPORT') : null;
  return run
    ? markText(run, 'SPORT', system)
    : resultCode(made, route ?? { climbType: 'BOULDER', segmentsCount: 2 });
}

const devices: Readonly<Record<string, string>> = {
  api: texts.api,
  merge: texts.merge,
  undo: texts.undo,
  restore: texts.restoreDevice,
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** As the server marks what came from a tablet that is handed round. */
const tablet = /^tablet (?=.)/;

/** The source: a phone or laptop by a distinguishing mark, a tablet, or the part of Topout that did it. */
export function deviceOf({ device }: HistoryLine): string {
  if (tablet.test(device)) return texts.tablet(device.replace(tablet, ''));
  return devices[device] ?? (uuid.test(device) ? texts.device(device.slice(-4).toUpperCase()) : device);
}

const minuteMs = 60_000;

/** When it was made, where a phone without a network sent it a minute or more later; else null. */
export function sentLater(
  { clientTime, receivedAt }: Pick<HistoryLine, 'clientTime' | 'receivedAt'>,
  timeZone: string,
): string | null {
  if (clientTime === null || Date.parse(receivedAt) - Date.parse(clientTime) < minuteMs) return null;
  return texts.sentLater(formatTime(clientTime, timeZone));
}

/** What happened to a command that could not be applied at once. */
export function heldState({ outcome, reason, resolution }: HistoryLine): string | null {
  if (outcome === 'DROPPED') return texts.dropped(reason?.message ?? '');
  if (outcome !== 'HELD') return null;
  return resolution ? texts.settled[resolution] : texts.held(reason?.message ?? '');
}
