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
  Section,
  SkeletonRows,
  TrophyIcon,
} from '@topout/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
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

/** Read once somebody is signed in. */
function OwnCompetitions() {
  const { read, readMore } = useOwnCompetitions();
  return (
    <LoadState read={read} loading={<SkeletonRows label={texts.loading} />}>
      {(competitions) => <Competitions competitions={competitions} onMore={readMore} />}
    </LoadState>
  );
}

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
