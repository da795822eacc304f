import type { OwnCompetition } from '@topout/contract';
import { type League, useAllOwnCompetitions, useLeague } from '@topout/api-client';
import { LoadState, RequireSession, usePage } from '@topout/app-kit';
import { ButtonLink, EmptyState, LockIcon, Page, SkeletonRows, TrophyIcon } from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import styles from '../league.module.css';
import { DeleteLeague } from './delete-league.tsx';
import { LeagueForm } from './league-form.tsx';
import { editTexts as texts } from './texts.ts';

/** A league's name, rules and competitions, for the person who runs it. */
export default function LeagueEditScreen() {
  usePage({ title: texts.title, back: '/organise/leagues' });
  const { league: uuid = '' } = useParams();
  return (
    <RequireSession place="product">
      <Page>
        <Loaded uuid={uuid} />
      </Page>
    </RequireSession>
  );
}

function Loaded({ uuid }: { readonly uuid: string }) {
  const league = useLeague(uuid);
  const own = useAllOwnCompetitions();
  const data = league.data && own.data && { league: league.data, own: own.data };
  return (
    <LoadState
      read={{ data, error: league.error ?? own.error }}
      loading={<SkeletonRows count={6} label={texts.loading} />}
    >
      {(loaded) =>
        loaded.league.canChange ? (
          <Edit {...loaded} />
        ) : (
          <EmptyState icon={<LockIcon size={28} />} title={texts.notYoursTitle}>
            {texts.notYours}
          </EmptyState>
        )
      }
    </LoadState>
  );
}

interface EditProps {
  readonly league: League;
  readonly own: readonly OwnCompetition[];
}

const Edit = ({ league, own }: EditProps) => (
  <>
    <header className={styles.head}>
      <h1>{league.name}</h1>
      <ButtonLink as={Link} to={`/leagues/${league.uuid}`} icon={<TrophyIcon />}>
        {texts.standings}
      </ButtonLink>
    </header>
    <LeagueForm league={league} own={own} />
    <DeleteLeague league={league} />
  </>
);
