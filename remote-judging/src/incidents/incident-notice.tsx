import { clockText, formatTime, restartFromMs } from '@topout/domain';
import { Notice, type NoticeProps } from '@topout/ui';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';
import { marksOf } from '../queue/marks-of.ts';
import { holdText, incidentTexts as texts } from './texts.ts';
import type { IncidentNow } from './use-incident.ts';

export interface IncidentNoticeProps extends Pick<IncidentNow, 'incident' | 'onPhone'> {
  /** Those that are saved. */
  readonly attempts: readonly ShownAttempt[];
  /** The venue's. */
  readonly timeZone: string;
}

/** What has become of the last incident: what the jury decided, when the climber may restart, which result counts. */
export default function IncidentNotice(props: IncidentNoticeProps) {
  const { incident, onPhone } = props;
  if (!incident) return null;
  return (
    <Notice {...look[incident.state]} {...(onPhone && { title: texts.onPhone })}>
      {saidOf(props).join(' ')}
    </Notice>
  );
}

const look = {
  OPEN: { tone: 'warning', title: texts.open },
  CONFIRMED: { tone: 'success', title: texts.confirmed },
  REFUSED: { tone: 'info', title: texts.refused },
} as const satisfies Record<string, NoticeProps>;

function saidOf({ incident, attempts, timeZone }: IncidentNoticeProps): string[] {
  if (!incident) return [];
  const { state, at, hold, leftMs } = incident;
  if (state === 'REFUSED') return [texts.stands];
  if (hold === null) {
    if (state === 'CONFIRMED') return [leftMs === null ? texts.again : texts.giveBack(clockText(leftMs))];
    return leftMs === null ? [texts.notLogged] : [texts.left(clockText(leftMs)), texts.notLogged];
  }
  if (state === 'OPEN') return [attempts.length === 0 ? texts.atHold(holdText(incident)) : texts.waits];
  const marks = (some: readonly ShownAttempt[]) =>
    marksOf({ attempts: some }, { climbType: 'SPORT', segmentsCount: 0 });
  if (attempts.length > 1)
    return [texts.both(marks(attempts.slice(0, -1)), marks(attempts.slice(-1)), marks(attempts))];
  const from = formatTime(restartFromMs(Date.parse(at), hold), timeZone);
  return [texts.restartFrom(from)];
}
