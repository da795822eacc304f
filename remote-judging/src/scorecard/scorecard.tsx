import type { Competition } from '@topout/contract';
import { useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { EmptyState, Notice, SkeletonRows, Stack } from '@topout/ui';
import { competitionRoutes } from '../competition/competition-routes.ts';
import type { Judging } from '../competition/use-judging.ts';
import { AddCompetitor } from './add-competitor.tsx';
import { CardActions } from './card-actions.tsx';
import { CardHead } from './card-head.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { OwnerSwitch } from './owner-switch.tsx';
import { RouteTable } from './route-table.tsx';
import { texts } from './texts.ts';
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
  const read = {
    data: entry.data && routes.data && { card: entry.data, all: routes.data },
    error: entry.error ?? routes.error,
  };
  return (
    <>
      <OwnerSwitch owners={owners} shown={shown} />
      <LoadState read={read} loading={<SkeletonRows count={8} label={texts.loadingScorecard} />}>
        {({ card, all }) => (
          <Stack gap={6}>
            <CardHead competition={competition} card={card} row={row} live={live} />
            {isOwn && !isHidden(competition, card.user.uuid) && (
              <YouAreIn competition={competition} card={card} />
            )}
            {card.waitingPosition !== null && (
              <Notice title={texts.waitingPlace(card.waitingPosition)}>{texts.waitingHint}</Notice>
            )}
            {isHidden(competition, card.user.uuid) ? (
              <EmptyState title={texts.hiddenTitle}>{texts.hidden}</EmptyState>
            ) : (
              <RouteTable
                card={card}
                competition={competition}
                routes={competitionRoutes(all, competition, card.category.uuid)}
              />
            )}
            <CardActions competition={competition.uuid} shown={shown} user={card.user} />
            <ChangeEntry competition={competition} person={card.user.uuid} />
            {isOwn && <AddCompetitor competition={competition} isFirst={owners.length < 2} />}
          </Stack>
        )}
      </LoadState>
    </>
  );
}

/** While boards are hidden, only oneself and one's parents see what somebody climbed: an empty card would say that it was nothing. */
function isHidden({ canSeeLeaderboard, userEntry, childEntries }: Competition, user: string): boolean {
  return !canSeeLeaderboard && ![userEntry, ...childEntries].some((own) => own?.user.uuid === user);
}
