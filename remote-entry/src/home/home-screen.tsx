import { isLoggedInAtom } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { Button, EmptyState, Page, SearchIcon, TrophyIcon } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { EnteredList } from '../entered/entered-list.tsx';
import { homeTexts as texts } from './texts.ts';
import { CompetitionGroups } from './competition-groups.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useHost } from './use-host.ts';
import { HomeBar } from './home-bar.tsx';
import { HomeFoot } from './home-foot.tsx';
import { HomeHead } from './home-head.tsx';
import styles from './home.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { matching } from './matching.ts';
import { useCompetitionList } from './use-competition-list.ts';
import { usePaused } from './use-paused.ts';

/** Between the last letter and the search, in milliseconds (behaviour: boards#search). */
const pauseMs = 100;

/** The competitions: live now, upcoming, past. */
export default function HomeScreen() {
  usePage({ title: texts.tab });
  const loggedIn = useAtomValue(isLoggedInAtom);
  const [search, setSearch] = useState('');
  const list = useCompetitionList(usePaused(search.trim(), pauseMs));
  const host = useHost();
  return (
    <Page className={styles.home}>
      <HomeBar search={search} onSearch={setSearch} />
      {/* Whoever searches looks for what was found: nothing stands in front of it. */}
      {search === '' && <HomeHead />}
      {loggedIn && search === '' && <EnteredList />}
      <LoadState read={list.read} loading={<HomeSkeleton />}>
        {(competitions) => {
          const found = matching(competitions, search);
          if (competitions.length === 0 && search === '') return <NothingYet />;
          if (found.length === 0) return <NothingFound search={search} onClear={() => setSearch('')} />;
          return <CompetitionGroups competitions={found} found={search !== ''} onMore={list.readMore} />;
        }}
      </LoadState>
      {search === '' && <DemoAccounts demo={host?.demo ?? null} />}
      {host && <HomeFoot host={host} />}
    </Page>
  );
}

const NothingYet = () => (
  <EmptyState icon={<TrophyIcon size={28} />} title={texts.emptyTitle}>
    {texts.empty}
  </EmptyState>
);

const NothingFound = ({ search, onClear }: { readonly search: string; readonly onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon size={28} />}
    title={texts.nothingFoundTitle}
    action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
  >
    {texts.nothingFound(search.trim())}
  </EmptyState>
);
