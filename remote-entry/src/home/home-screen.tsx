import { isLoggedInAtom } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { Button, EmptyState, Page, SearchIcon, TrophyIcon } from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { EnteredList } from '../entered/entered-list.tsx';
import { homeTexts as texts } from '../texts.ts';
import { AccountLine } from './account-line.tsx';
import { CompetitionGroups } from './competition-groups.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { useDemo } from './use-demo.ts';
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
  const demo = <DemoAccounts demo={useDemo()} />;
  return (
    <Page className={styles.home}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <AccountLine />
      </header>
      <SearchInput
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={search}
        onChange={setSearch}
      />
      {/* Whoever searches looks for what was found: nothing stands in front of it. */}
      {loggedIn && search === '' && <EnteredList />}
      <LoadState read={list.read} loading={<HomeSkeleton>{demo}</HomeSkeleton>}>
        {(competitions) => {
          const found = matching(competitions, search);
          if (competitions.length === 0 && search === '') return <NothingYet>{demo}</NothingYet>;
          if (found.length === 0) return <NothingFound search={search} onClear={() => setSearch('')} />;
          return (
            <CompetitionGroups competitions={found} onMore={list.hasMore ? list.readMore : null}>
              {search === '' && demo}
            </CompetitionGroups>
          );
        }}
      </LoadState>
    </Page>
  );
}

const NothingYet = ({ children }: { readonly children: ReactNode }) => (
  <>
    <EmptyState icon={<TrophyIcon size={28} />} title={texts.emptyTitle}>
      {texts.empty}
    </EmptyState>
    {children}
  </>
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
