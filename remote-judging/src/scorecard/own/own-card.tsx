import { useOutbox } from '@topout/api-client';
import type { EntryDetail, Leaderboard, LeaderboardRow, Route } from '@topout/contract';
import { stillClimbs } from '@topout/domain';
import { Chip, ChipRow, SkeletonRows } from '@topout/ui';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Optional } from '../../optional/optional.tsx';
import { confirmedByOn } from '../../competition/competition-routes.ts';
import { ClosedNotice } from '../../competition/closed-notice.tsx';
import type { Judging } from '../../competition/use-judging.ts';
import { CardBand } from '../card-band.tsx';
import type { DayRoute } from '../card-day.ts';
import { CardFigures } from '../card-figures.tsx';
import { DayCounts } from '../day-counts.tsx';
import { CardBody } from '../read-only.ts';
import { ownResults } from '../signing/own-results.ts';
import { BeWitness } from '../witness/be-witness.tsx';
import { useDrawn } from '../use-drawn.ts';
import { confirmationsOf } from '../witness/confirmation.ts';
import { texts as cardTexts } from '../texts.ts';
import type { CardOwner } from '../whose-card.ts';
import { ownDay } from './own-day.ts';
import { QueuesProvider, useReadQueues } from './queues/own-queues.ts';
import { OwnRoutes } from './own-routes.tsx';
import { sharedDay, sharedOf } from './shared-day.ts';
import { ownStreams } from './own-streams.ts';
import { OwnTime } from './own-time.tsx';
import styles from './own.module.css';
import { KeptCards, loadParts, MarkerPart, MyQueues, OwnFoot, UnsentNotices } from './parts.ts';
import { ownTexts as texts } from './texts.ts';
import { useOwnTime } from './use-own-time.ts';

export interface OwnCardProps {
  readonly judging: Judging;
  /** The person, and their children who climb here. */
  readonly family: readonly CardOwner[];
  readonly shown: string;
  readonly card: EntryDetail;
  readonly row: LeaderboardRow | undefined;
  /** Of the category, where it may be seen. */
  readonly board: Leaderboard | undefined;
  readonly day: readonly DayRoute[];
  readonly routes: readonly Route[];
  /** On a tablet that is handed round: only what the climber came to do, and no way to anywhere else. */
  readonly handedRound?: boolean;
}

const nothing: readonly never[] = [];

/**
 * A card that its climber, or their parent, logs. While results are taken the routes come first, and what one
 * shows around comes after them.
 */
export default function OwnCard(props: OwnCardProps) {
  const { judging, family, shown, card, row, board, day, routes, handedRound = false } = props;
  const { competition, closed } = judging;
  const drawn = useDrawn(true);
  useEffect(() => {
    if (drawn) loadParts();
  }, [drawn]);
  const items = useOutbox()?.items ?? nothing;
  const streams = useMemo(() => ownStreams(card, routes, items), [card, routes, items]);
  const confirmations = useMemo(
    () => confirmationsOf({ card, competition, routes, streams, items }),
    [card, competition, routes, streams, items],
  );
  const shared = useMemo(
    () => sharedOf(board, card, routes, competition),
    [board, card, routes, competition],
  );
  const now = useMemo(() => {
    const known = ownDay(day, streams, competition, confirmations);
    return shared ? sharedDay(known, shared, competition.settings.unconfirmedCounts) : known;
  }, [day, streams, competition, confirmations, shared]);
  const time = useOwnTime(competition, card, shown);
  const open = time.state === 'running' && closed === null && stillClimbs(card.status);
  const byMarker = routes.some((route) => confirmedByOn(route, competition, card.category.uuid) === 'MARKER');
  const queues = useReadQueues(competition, closed === null);
  const standing = row ?? card;
  const attempts = now.reduce((sum, { result }) => sum + (result?.count ?? 0), 0);
  return (
    <QueuesProvider value={queues}>
      {open || handedRound ? (
        <CardBand tight>
          <CardFigures standing={standing} />
          <DayCounts day={now} attempts={attempts} />
        </CardBand>
      ) : (
        <Optional fallback={<SkeletonRows count={8} label={cardTexts.loadingScorecard} />}>
          <CardBody
            competition={competition}
            shown={shown}
            card={card}
            row={row}
            day={now}
            attempts={attempts}
          />
        </Optional>
      )}
      <FamilySwitch family={family} shown={shown} />
      {drawn && family.length > 1 && (
        <Optional quiet>
          <KeptCards competition={competition.uuid} owners={family.filter(({ key }) => key !== shown)} />
        </Optional>
      )}
      {queues.places.length + queues.lost.length > 0 && (
        <Optional>
          <MyQueues competition={competition} shown={card.user.uuid} />
        </Optional>
      )}
      <ClosedNotice judging={judging} />
      {closed === null && stillClimbs(card.status) && (
        <div className={styles.now}>
          <OwnTime competition={competition} card={card} time={time} />
          {open && <BeWitness competition={competition} card={card} routes={routes} />}
        </div>
      )}
      {closed !== 'competition.closed' && byMarker && !handedRound && (
        <Optional>
          <MarkerPart
            competition={competition}
            card={card}
            shown={shown}
            results={ownResults({ competition, card, routes, streams, confirmations })}
            routes={routes}
          />
        </Optional>
      )}
      {drawn && !handedRound && (
        <Optional>
          <UnsentNotices competition={competition.uuid} stale={false} held={nothing} />
        </Optional>
      )}
      <OwnRoutes
        competition={competition}
        card={card}
        day={now}
        streams={streams}
        confirmations={confirmations}
        shared={shared}
        open={open}
      />
      {open && !handedRound && (
        <Optional fallback={<div className={styles.footSpace} />}>
          {drawn ? (
            <OwnFoot
              competition={competition}
              shown={shown}
              card={card}
              standing={standing}
              day={now}
              attempts={attempts}
            />
          ) : (
            <div className={styles.footSpace} />
          )}
        </Optional>
      )}
    </QueuesProvider>
  );
}

/** One tap from child to child. */
function FamilySwitch({ family, shown }: Pick<OwnCardProps, 'family' | 'shown'>) {
  const [, setSearch] = useSearchParams();
  if (family.length < 2) return null;
  return (
    <div className={styles.tools}>
      <ChipRow label={texts.competitors}>
        {family.map(({ key, name }) => (
          <Chip
            key={key}
            selected={key === shown}
            onToggle={() => setSearch({ entry: key }, { replace: true })}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
