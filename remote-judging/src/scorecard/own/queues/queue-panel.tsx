import { serverNow } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import type { Competition } from '@topout/contract';
import { expectedWait, formatTime, venueZone } from '@topout/domain';
import { Button } from '@topout/ui';
import { useSendNow } from '../../../queue/calls/use-send-now.ts';
import type { DayRoute } from '../../card-day.ts';
import { LeaveButton } from './leave-button.tsx';
import styles from './queues.module.css';
import { queueTexts as texts } from './texts.ts';
import { useOnline } from './use-online.ts';
import { useOwnPlace, useQueueAt, useQueues } from './own-queues.ts';

export interface QueuePanelProps {
  readonly competition: Competition;
  readonly of: DayRoute;
  /** Profile uuid of the climber. */
  readonly user: string;
  /** Results are taken now. */
  readonly open: boolean;
}

/** In an opened route: its queue, and Join, or the own place and Leave. */
export default function QueuePanel({
  competition,
  of: { route, name, result },
  user,
  open,
}: QueuePanelProps) {
  const queue = useQueueAt(route.uuid);
  const place = useOwnPlace(route.uuid, user);
  const { busy, send } = useSendNow(competition.uuid);
  const hindered = useHindered(competition, user);
  if (!queue) return null;
  const wait = expectedWait(place?.before ?? queue.waiting, queue.pace);
  const about = [
    place ? texts.place(place.before) : texts.length(queue.waiting),
    wait !== null && texts.wait(wait),
  ];
  const mayJoin = open && result?.success !== true;
  return (
    <div className={styles.panel}>
      <p className={styles.about}>
        <strong>{about.filter(Boolean).join(', ')}</strong>
        {place?.leaving && <span>{texts.leaving}</span>}
        {!place && mayJoin && hindered !== null && <span>{hindered}</span>}
      </p>
      {place ? (
        <LeaveButton competition={competition.uuid} place={place} name={name} />
      ) : (
        mayJoin && (
          <Button
            variant="primary"
            busy={busy}
            disabled={hindered !== null}
            aria-label={texts.joinAt(name)}
            onClick={() => void send({ kind: 'queue.add', route: route.uuid, competitor: user })}
          >
            {texts.join}
          </Button>
        )
      )}
    </div>
  );
}

/** Why a climber cannot join a queue now, as far as this phone knows; null = nothing. The server decides. */
function useHindered({ settings, venues }: Competition, user: string): string | null {
  const online = useOnline();
  const { climbers, places } = useQueues();
  const until = climbers.find(({ competitor }) => competitor === user)?.restsUntil ?? undefined;
  const rested = usePassed(until, serverNow);
  if (!online) return texts.offline;
  const waits = places.filter(({ competitor, leaving }) => competitor === user && !leaving).length;
  if (waits >= settings.queuesAtOnce) return texts.most(waits);
  return until === undefined || rested ? null : texts.resting(formatTime(until, venueZone(venues[0])));
}
