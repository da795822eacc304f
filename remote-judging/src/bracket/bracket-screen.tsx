import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { Button, ButtonLink, EmptyState, Notice, Page, PrintIcon, SkeletonRows, StatePill } from '@topout/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { BracketView } from './bracket-view.tsx';
import styles from './bracket.module.css';
import { speedCategories } from './speed-categories.ts';
import { bracketTexts as texts } from './texts.ts';
import { useFollowedHeats } from './use-followed-heats.ts';

/** The heats of speed as everybody follows them: a bracket, or a start list by lanes. (behaviour: boards#bracket) */
export default function BracketScreen() {
  const { competition: uuid = '' } = useParams();
  const competition = useCompetition(uuid);
  usePage({ title: texts.title, back: `/${uuid}/entries` });
  return (
    <Page wide className={styles.page}>
      <LoadState read={competition} loading={<SkeletonRows count={8} label={texts.loading} />}>
        {(data) => <Categories competition={data} />}
      </LoadState>
    </Page>
  );
}

function Categories({ competition }: { readonly competition: Competition }) {
  const [search] = useSearchParams();
  const all = speedCategories(competition);
  const shown = all.find(({ uuid }) => uuid === search.get('category')) ?? all[0];
  if (!shown) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;
  return (
    <>
      <header className={styles.head}>
        <h1>
          <span>{competition.name}</span> {texts.of(shown.name, shown.stage)}
        </h1>
      </header>
      {all.length > 1 && (
        <nav aria-label={texts.categories} className={styles.choice} data-print="hide">
          {all.map(({ uuid, name, stage }) => (
            <ButtonLink
              key={uuid}
              as={Link}
              to={`?category=${uuid}`}
              replace
              variant={uuid === shown.uuid ? 'primary' : 'secondary'}
              aria-current={uuid === shown.uuid ? 'page' : undefined}
            >
              {texts.of(name, stage)}
            </ButtonLink>
          ))}
        </nav>
      )}
      <Followed key={shown.uuid} competition={competition} category={shown.uuid} />
    </>
  );
}

interface FollowedProps {
  readonly competition: Competition;
  readonly category: string;
}

function Followed({ competition, category }: FollowedProps) {
  const { live, ...read } = useFollowedHeats(competition.uuid, category);
  return (
    <LoadState read={read} loading={<SkeletonRows count={8} label={texts.loading} />}>
      {(heats) => (
        <>
          <div className={styles.tools} data-print="hide">
            {live === 'live' && competition.status === 'LIVE' && <StatePill state="live" />}
            {live === 'stale' && <Notice tone="warning">{texts.notLive}</Notice>}
            <Button icon={<PrintIcon />} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </div>
          <BracketView heats={heats} />
        </>
      )}
    </LoadState>
  );
}
