import type { OwnCompetition } from '@topout/contract';
import { useOwnCompetitions } from '@topout/api-client';
import { LoadState, RequireSession, usePage } from '@topout/app-kit';
import {
  Button,
  ButtonLink,
  EmptyState,
  List,
  Page,
  PlusIcon,
  Row,
  SearchIcon,
  Section,
  SkeletonRows,
  TrophyIcon,
} from '@topout/ui';
import { SearchInput } from '@topout/ui/forms';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDebounced } from '../../page/use-debounced.ts';
import { useChange } from '../setup/use-change.ts';
import { byTime } from './by-time.ts';
import styles from './organise.module.css';
import { OwnRow } from './own-row.tsx';
import { StartedCard } from './started-card.tsx';
import { organiseTexts as texts } from './texts.ts';

/** With the steps of a new competition, which have the same fields. */
const DuplicateDialog = lazy(() => import(/* webpackChunkName: "organise-new" */ './duplicate-dialog.tsx'));

/** What one works for: live now, upcoming, past; and what one has begun to set up. */
export default function OrganiseScreen() {
  usePage({ title: texts.title, back: '/' });
  return (
    <RequireSession place="product">
      <Page>
        <header className={styles.head}>
          <div>
            <h1>{texts.title}</h1>
            <p className={styles.lead}>{texts.lead}</p>
          </div>
          <Row wrap>
            <ButtonLink as={Link} to="/organise/leagues" icon={<TrophyIcon />}>
              {texts.leagues}
            </ButtonLink>
            <ButtonLink as={Link} to="/organise/new" variant="primary" icon={<PlusIcon />}>
              {texts.new}
            </ButtonLink>
          </Row>
        </header>
        <StartedCard />
        <OwnCompetitions />
      </Page>
    </RequireSession>
  );
}

/** Between the last letter and the search (behaviour: boards#search). */
const pauseMs = 100;

/** Read once somebody is signed in. Whoever has more than one page can search. */
function OwnCompetitions() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), pauseMs);
  const { read, readMore } = useOwnCompetitions(search);
  const [many, setMany] = useState(false);
  if (readMore && !many) setMany(true);
  return (
    <>
      {many && (
        <SearchInput
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={typed}
          onChange={setTyped}
        />
      )}
      <LoadState read={read} loading={<SkeletonRows label={texts.loading} />}>
        {(competitions) =>
          search !== '' && competitions.length === 0 ? (
            <NothingFound search={search} onClear={() => setTyped('')} />
          ) : (
            <Competitions competitions={competitions} onMore={readMore} />
          )
        }
      </LoadState>
    </>
  );
}

const NothingFound = ({ search, onClear }: { readonly search: string; readonly onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon size={28} />}
    title={texts.nothingFoundTitle}
    action={<Button onClick={onClear}>{texts.clearSearch}</Button>}
  >
    {texts.nothingFound(search)}
  </EmptyState>
);

interface CompetitionsProps {
  readonly competitions: readonly OwnCompetition[];
  /** Reads more; null = these are all. */
  readonly onMore: (() => Promise<void>) | null;
}

function Competitions({ competitions, onMore }: CompetitionsProps) {
  const [nowMs] = useState(Date.now);
  const [original, setOriginal] = useState<OwnCompetition | null>(null);
  const { busy, change } = useChange();
  if (competitions.length === 0) {
    return (
      <EmptyState icon={<TrophyIcon size={28} />} title={texts.emptyTitle}>
        {texts.empty}
      </EmptyState>
    );
  }
  return (
    <>
      {byTime(competitions, nowMs).map(({ when, those }) => (
        <Section key={when} title={texts[when]}>
          <List>
            {those.map((competition) => (
              <OwnRow key={competition.uuid} competition={competition} onDuplicate={setOriginal} />
            ))}
          </List>
        </Section>
      ))}
      {onMore && (
        <Button fullWidth busy={busy} onClick={() => void change(onMore)}>
          {texts.more}
        </Button>
      )}
      <Suspense>
        {original && <DuplicateDialog original={original} onClose={() => setOriginal(null)} />}
      </Suspense>
    </>
  );
}
