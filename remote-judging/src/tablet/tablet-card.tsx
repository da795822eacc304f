import { closeCard, unsentWork, useOutbox, useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import type { TicketHolder } from '@topout/contract';
import { climbersScore } from '@topout/domain';
import { Button, Notice, Page, SkeletonRows } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import landing from '../landing/landing.module.css';
import { competitionRoutes, nameOfRoute, scoredByOn } from '../competition/competition-routes.ts';
import { type Judging, useJudging } from '../competition/use-judging.ts';
import { quiet } from '../outbox/quiet.ts';
import { useLasting } from '../outbox/use-lasting.ts';
import { dayOf } from '../scorecard/card-day.ts';
import OwnCard from '../scorecard/own/own-card.tsx';
import { RouteTable } from '../scorecard/route-table.tsx';
import { useLiveEntry } from '../scorecard/use-live-entry.ts';
import styles from './tablet.module.css';
import { texts } from './texts.ts';
import { useSilence } from './use-silence.ts';

/** On a good line nobody waits for so long. */
const graceMs = 3_000;

const loading = <SkeletonRows count={8} label={texts.loading} />;

/** One climber's card on a tablet, with their keys, until they are done or have gone. */
export default function TabletCard({ ticket }: { readonly ticket: TicketHolder }) {
  const { competition, name } = ticket;
  const judging = useJudging(competition);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const close = () => {
    setBusy(true);
    // The route that is open is not the next climber's.
    void navigate(`/${competition}/tablet`, { replace: true });
    void closeCard(competition);
  };
  const left = useSilence(close);
  return (
    <Page className={landing.card}>
      <header className={styles.bar} data-bleed="">
        <h1>{name}</h1>
        <Button variant="primary" size="judge" busy={busy} onClick={close}>
          {texts.done}
        </Button>
      </header>
      <Unsent />
      {left !== null && (
        <div className={styles.silence} data-bleed="" role="alert">
          <p>
            <strong>{texts.stillThere}</strong> {texts.closesIn(left)}
          </p>
          {/* Any touch counts: pressing it is one. */}
          <Button size="lg">{texts.goOn}</Button>
        </div>
      )}
      <LoadState read={quiet(judging)} loading={loading}>
        {(data) => <Card judging={data} />}
      </LoadState>
    </Page>
  );
}

/** What is still on its way: the climber may go. */
function Unsent() {
  useOutbox();
  const count = unsentWork();
  const late = useLasting(count > 0, graceMs);
  return late && count > 0 ? <Notice tone="warning">{texts.unsent(count)}</Notice> : null;
}

function Card({ judging }: { readonly judging: Judging }) {
  const { competition } = judging;
  const { entry, row, board } = useLiveEntry(judging, 'me', true);
  const routes = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  const read = {
    data: entry.data && routes.data && { card: entry.data, all: routes.data },
    error: entry.error ?? routes.error,
  };
  return (
    <LoadState read={read} loading={loading}>
      {({ card, all }) => {
        const category = card.category.uuid;
        const climbed = competitionRoutes(all, competition, category);
        const day = dayOf(card, climbed, (route) => nameOfRoute(route, competition, category));
        const logs = climbed.some((route) => climbersScore(scoredByOn(route, competition, category)));
        if (!logs)
          return (
            <>
              <Notice tone="info">{texts.judgesOnly}</Notice>
              <RouteTable day={day} />
            </>
          );
        return (
          <OwnCard
            judging={judging}
            family={[]}
            shown="me"
            card={card}
            row={row}
            board={board}
            day={day}
            routes={climbed}
            handedRound
          />
        );
      }}
    </LoadState>
  );
}
