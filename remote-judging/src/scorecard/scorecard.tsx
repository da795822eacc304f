import type { Competition } from '@topout/contract';
import { sessionAtom, ticketIn, useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { EmptyState, Notice, SkeletonRows } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { competitionRoutes, nameOfRoute } from '../competition/competition-routes.ts';
import type { Judging } from '../competition/use-judging.ts';
import { TicketBar } from '../ticket/ticket-bar.tsx';
import { TicketLater } from '../ticket/ticket-later.tsx';
import { AddCompetitor } from './add-competitor.tsx';
import { CardActions } from './card-actions.tsx';
import { dayOf } from './card-day.ts';
import { CardFigures } from './card-figures.tsx';
import { CardHead } from './card-head.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { DayPicture } from './day-picture.tsx';
import { RouteTable } from './route-table.tsx';
import styles from './scorecard.module.css';
import { texts } from './texts.ts';
import { sharedCard } from './share/shared-card.ts';
import { useLiveEntry } from './use-live-entry.ts';
import { YouAreIn } from './you-are-in.tsx';
import type { CardOwner } from './whose-card.ts';

export interface ScorecardProps {
  readonly judging: Judging;
  readonly owners: readonly CardOwner[];
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
}

/** One person's results, route by route. */
export function Scorecard({ judging, owners, shown }: ScorecardProps) {
  const { competition } = judging;
  const { entry, row, live } = useLiveEntry(judging, shown);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const isOwn = owners.some(({ key }) => key === shown);
  const ticket = ticketIn(useAtomValue(sessionAtom), competition.uuid);
  const read = {
    data: entry.data && routes.data && { card: entry.data, all: routes.data },
    error: entry.error ?? routes.error,
  };
  return (
    <>
      <CardHead competition={competition} owners={owners} shown={shown} card={read.data?.card} live={live} />
      {ticket && <TicketBar ticket={ticket} />}
      <LoadState read={read} loading={<SkeletonRows count={8} label={texts.loadingScorecard} />}>
        {({ card, all }) => {
          const climbed = competitionRoutes(all, competition, card.category.uuid);
          const day = dayOf(card, climbed, (route) => nameOfRoute(route, competition, card.category.uuid));
          const hidden = shown !== 'me' && isHidden(competition, card.user.uuid);
          return (
            <>
              <div className={styles.result} data-bleed="">
                <div className={styles.inner}>
                  <CardFigures standing={row ?? card} />
                  {!hidden && <DayPicture day={day} attempts={row?.attemptsCount ?? card.attemptsCount} />}
                  <CardActions
                    competition={competition.uuid}
                    shown={shown}
                    user={card.user.uuid}
                    card={sharedCard(competition, card, row ?? card, hidden ? [] : day)}
                  />
                </div>
              </div>
              {isOwn && !hidden && <YouAreIn competition={competition} card={card} />}
              {card.waitingPosition !== null && (
                <Notice title={texts.waitingPlace(card.waitingPosition)}>{texts.waitingHint}</Notice>
              )}
              {hidden ? (
                <EmptyState title={texts.hiddenTitle}>{texts.hidden}</EmptyState>
              ) : (
                <RouteTable day={day} />
              )}
              <ChangeEntry competition={competition} person={card.user.uuid} />
              {ticket && <TicketLater ticket={ticket} />}
              {isOwn && owners.length < 2 && !ticket && <AddCompetitor competition={competition} />}
            </>
          );
        }}
      </LoadState>
    </>
  );
}

/** While boards are hidden, only oneself and one's parents see what somebody climbed: an empty card would say that it was nothing. */
function isHidden({ canSeeLeaderboard, userEntry, childEntries }: Competition, user: string): boolean {
  return !canSeeLeaderboard && ![userEntry, ...childEntries].some((own) => own?.user.uuid === user);
}
