import { refreshEntry, useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { Button, ButtonLink, Notice, Row, SkeletonRows, Stack } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { competitionRoutes } from '../competition/competition-routes.ts';
import type { Judging } from '../competition/use-judging.ts';
import { texts } from '../texts.ts';
import { AddCompetitor } from './add-competitor.tsx';
import { CardHead } from './card-head.tsx';
import { OwnerSwitch } from './owner-switch.tsx';
import { RouteTable } from './route-table.tsx';
import { useLiveEntry } from './use-live-entry.ts';
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
            <CardHead card={card} row={row} live={live} />
            {card.waitingPosition !== null && (
              <Notice title={texts.waitingPlace(card.waitingPosition)}>{texts.waitingHint}</Notice>
            )}
            <Row gap={3} wrap>
              <RefreshButton onRefresh={() => refreshEntry(competition.uuid, shown)} />
              <ButtonLink as={Link} to={`/${competition.uuid}/entries`}>
                {texts.viewLeaderboard}
              </ButtonLink>
            </Row>
            <RouteTable
              card={card}
              competition={competition}
              routes={competitionRoutes(all, competition, card.category.uuid)}
            />
            <AddCompetitor competition={competition} isFirst={owners.length < 2} />
          </Stack>
        )}
      </LoadState>
    </>
  );
}

function RefreshButton({ onRefresh }: { readonly onRefresh: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  function refresh() {
    setBusy(true);
    void onRefresh().finally(() => setBusy(false));
  }
  return (
    <Button busy={busy} onClick={refresh}>
      {texts.refresh}
    </Button>
  );
}
