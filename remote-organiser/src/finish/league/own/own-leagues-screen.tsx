import { type LeagueSummary, useOwnLeagues } from '@topout/api-client';
import { LoadState, RequireSession, usePage } from '@topout/app-kit';
import { Button, EmptyState, List, ListLink, Page, PlusIcon, SkeletonRows, TrophyIcon } from '@topout/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../league.module.css';
import { summaryOf } from '../summary.ts';
import { NewLeagueDialog } from './new-league-dialog.tsx';
import { ownLeaguesTexts as texts } from './texts.ts';

/** The leagues that the person runs. */
export default function OwnLeaguesScreen() {
  usePage({ title: texts.title, back: '/organise' });
  return (
    <RequireSession place="product">
      <OwnLeagues />
    </RequireSession>
  );
}

function OwnLeagues() {
  const [adding, setAdding] = useState(false);
  return (
    <Page>
      <header className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.how}>{texts.lead}</p>
        </div>
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
          {texts.new}
        </Button>
      </header>
      <LoadState read={useOwnLeagues()} loading={<SkeletonRows label={texts.loading} />}>
        {(leagues) =>
          leagues.length === 0 ? (
            <EmptyState icon={<TrophyIcon size={28} />} title={texts.emptyTitle}>
              {texts.empty}
            </EmptyState>
          ) : (
            <List>
              {leagues.map((league) => (
                <Line key={league.uuid} league={league} />
              ))}
            </List>
          )
        }
      </LoadState>
      {adding && <NewLeagueDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

const Line = ({ league }: { readonly league: LeagueSummary }) => (
  <ListLink
    as={Link}
    to={`/organise/leagues/${league.uuid}`}
    title={league.name}
    subtitle={`${texts.competitions(league.competitionsCount)} · ${summaryOf(league)}`}
  />
);
