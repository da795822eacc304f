import { refreshAttempts, withdrawDispute } from '@topout/api-client';
import { clockText, formatTime, restartFromMs } from '@topout/domain';
import { ConfirmButton, Notice, type NoticeProps } from '@topout/ui';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';
import { useDoing } from '../disputes/use-doing.ts';
import { marksOf } from '../queue/marks-of.ts';
import { holdText, incidentTexts as texts } from './texts.ts';
import type { IncidentNow } from './use-incident.ts';

export interface IncidentNoticeProps extends IncidentNow {
  readonly competition: string;
  readonly route: string;
  readonly user: string;
  /** Those that are saved. */
  readonly attempts: readonly ShownAttempt[];
  /** The venue's. */
  readonly timeZone: string;
  /** Whether the judge may say that the climber climbs on. */
  readonly mayAct: boolean;
}

/** What has become of the last incident: where it was, what the jury decided, when the climber may restart. */
export default function IncidentNotice(props: IncidentNoticeProps) {
  const { incident, onPhone, competition, route, user, mayAct } = props;
  const { run } = useDoing();
  if (!incident) return null;
  const climbOn = () =>
    run(async () => {
      await withdrawDispute(competition, incident.uuid);
      await refreshAttempts(competition, route, user);
    });
  return (
    <Notice
      {...look[incident.state]}
      {...(onPhone && { title: texts.onPhone })}
      action={
        incident.state === 'OPEN' &&
        !onPhone &&
        mayAct && (
          <ConfirmButton
            label={texts.climbsOn}
            title={texts.climbsOnTitle}
            confirmLabel={texts.climbsOn}
            onConfirm={climbOn}
          >
            {texts.climbsOnHint}
          </ConfirmButton>
        )
      }
    >
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
  if (state === 'OPEN') return [texts.atHold(holdText(incident))];
  const marks = (some: readonly ShownAttempt[]) =>
    marksOf({ attempts: some }, { climbType: 'SPORT', segmentsCount: 0 });
  if (attempts.length > 1)
    return [texts.both(marks(attempts.slice(0, -1)), marks(attempts.slice(-1)), marks(attempts))];
  const from = formatTime(restartFromMs(Date.parse(at), hold), timeZone);
  return [texts.atHold(holdText(incident)), texts.restartFrom(from)];
}
