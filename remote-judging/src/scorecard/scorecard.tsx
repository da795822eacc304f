import type { Competition } from '@topout/contract';
import { sessionAtom, ticketIn, useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { Announced } from '@topout/app-kit/announced';
import { EmptyState, Notice, SkeletonRows } from '@topout/ui';
import { canQuery, climbersScore } from '@topout/domain';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { lazyPart } from '../optional/lazy-part.tsx';
import { Optional } from '../optional/optional.tsx';
import { usePart } from '../optional/use-part.ts';
import {
  climbersQueueOn,
  competitionRoutes,
  nameOfRoute,
  scoredByOn,
} from '../competition/competition-routes.ts';
import type { Judging } from '../competition/use-judging.ts';
import { TicketBar } from '../ticket/ticket-bar.tsx';
import { TicketLater } from '../ticket/ticket-later.tsx';
import { AddCompetitor } from './add-competitor.tsx';
import { dayOf } from './card-day.ts';
import { CardHead } from './card-head.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { NewsSpace } from './news-space.tsx';
import { CardBody, loadReadOnly, RouteTable, YouAreIn } from './read-only.ts';
import { texts } from './texts.ts';
import { useDrawn } from './use-drawn.ts';
import { useLiveEntry } from './use-live-entry.ts';
import type { CardOwner } from './whose-card.ts';

const TellMe = lazyPart(() => import(/* webpackChunkName: "tell-me" */ './told/tell-me.tsx'));
const CardNews = lazyPart(
  () => import(/* webpackChunkName: "disputes-on-card" */ '../disputes/card-news.tsx'),
);
const CardLinks = lazyPart(
  () => import(/* webpackChunkName: "disputes-on-card" */ '../disputes/card-links.tsx'),
);
const CardCautions = lazyPart(
  () => import(/* webpackChunkName: "cautions" */ '../cautions/card-cautions.tsx'),
);
const OpenQuestions = lazyPart(
  () => import(/* webpackChunkName: "open-questions" */ './own/open-questions.tsx'),
);
const FinalChoice = lazyPart(
  () => import(/* webpackChunkName: "final-choice" */ './finals/final-choice.tsx'),
);
const loadOwnCard = () => import(/* webpackChunkName: "own-card" */ './own/own-card.tsx');

export interface ScorecardProps {
  readonly judging: Judging;
  readonly owners: readonly CardOwner[];
  /** Whose card is on show: `me`, or a profile's uuid. */
  readonly shown: string;
}

/** One person's results, route by route. */
export function Scorecard({ judging, owners, shown }: ScorecardProps) {
  const { competition } = judging;
  const own = shown === 'me' || isFamily(competition, shown);
  const { entry, row, board, live } = useLiveEntry(judging, shown, own);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const isOwn = owners.some(({ key }) => key === shown);
  const ticket = ticketIn(useAtomValue(sessionAtom), competition.uuid);
  const mayLog = own && climbersLogIn(competition);
  // On a slow line the first tap waits for both: the entry and this. Without it there is no card, and the page says so.
  const OwnCard = usePart(loadOwnCard, mayLog);
  useEffect(() => {
    if (!mayLog) loadReadOnly();
  }, [mayLog]);
  const read = {
    data: entry.data && routes.data && { card: entry.data, all: routes.data },
    error: entry.error ?? routes.error,
  };
  const drawn = useDrawn(read.data !== undefined && (OwnCard !== null || !mayLog));
  return (
    <>
      <CardHead competition={competition} owners={owners} shown={shown} card={read.data?.card} live={live} />
      <Announced competition={competition.uuid} />
      {ticket && <TicketBar ticket={ticket} />}
      <LoadState read={read} loading={<SkeletonRows count={8} label={texts.loadingScorecard} />}>
        {({ card, all }) => {
          const climbed = competitionRoutes(all, competition, card.category.uuid);
          const day = dayOf(card, climbed, (route) => nameOfRoute(route, competition, card.category.uuid));
          const hidden = !competition.canSeeLeaderboard && !own;
          const logs =
            own &&
            card.waitingPosition === null &&
            climbed.some(
              (route) =>
                climbersScore(scoredByOn(route, competition, card.category.uuid)) ||
                climbersQueueOn(route, competition, card.category.uuid),
            );
          return (
            <>
              {own && (
                <Optional quiet fallback={<NewsSpace card={card} />}>
                  {drawn ? (
                    <CardNews competition={competition} card={card} shown={shown} routes={climbed} />
                  ) : (
                    <NewsSpace card={card} />
                  )}
                </Optional>
              )}
              {card.cautions && (
                <Optional quiet>
                  <CardCautions competition={competition} cautions={card.cautions} />
                </Optional>
              )}
              {drawn && own && !ticket && (
                <Optional quiet>
                  <OpenQuestions competition={competition.uuid} person={card.user.uuid} />
                </Optional>
              )}
              {logs && OwnCard && (
                <OwnCard
                  judging={judging}
                  family={owners.filter(({ key }) => isFamily(competition, key))}
                  shown={shown}
                  card={card}
                  row={row}
                  board={board}
                  day={day}
                  routes={climbed}
                />
              )}
              {logs && !OwnCard && <SkeletonRows count={8} label={texts.loadingScorecard} />}
              {!logs && (
                <CardBody
                  competition={competition}
                  shown={shown}
                  card={card}
                  row={row}
                  day={hidden ? null : day}
                  attempts={row?.attemptsCount ?? card.attemptsCount}
                />
              )}
              {isOwn && !hidden && !logs && <YouAreIn competition={competition} card={card} />}
              {card.waitingPosition !== null && (
                <Notice title={texts.waitingPlace(card.waitingPosition)}>{texts.waitingHint}</Notice>
              )}
              {hidden && <EmptyState title={texts.hiddenTitle}>{texts.hidden}</EmptyState>}
              {!hidden && !logs && <RouteTable day={day} />}
              {drawn && (own || canQuery(judging.actor)) && (
                <Optional quiet>
                  <CardLinks judging={judging} card={card} own={own} />
                </Optional>
              )}
              {drawn && own && (
                <Optional quiet>
                  <TellMe />
                </Optional>
              )}
              {own && card.declined !== undefined && (
                <Optional quiet>
                  <FinalChoice competition={competition} card={card} shown={shown} />
                </Optional>
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

const climbersLogIn = ({ routeGroups }: Competition): boolean =>
  routeGroups.some(({ scoredBy, climbersQueue }) => climbersScore(scoredBy) || climbersQueue);

/** The person themself or their child: while boards are hidden, only they see what somebody climbed. */
const isFamily = ({ userEntry, childEntries }: Competition, key: string): boolean =>
  (key === 'me' && userEntry !== null) ||
  [userEntry, ...childEntries].some((entry) => entry?.user.uuid === key);
