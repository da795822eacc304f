import type { Competition } from '@topout/contract';
import { useCompetition, useTeamBoard } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup, firstStage } from '@topout/domain';
import { ButtonLink, EmptyState, LockIcon, Page, SkeletonRows } from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import { actorOf } from '../../competition/actor-of.ts';
import { useCorrections } from '../board/edge/use-corrections.ts';
import { TeamTable } from './team-table.tsx';
import { TeamsStanding } from './teams-standing.tsx';
import styles from './teams.module.css';
import { texts } from './texts.ts';

/** The board of teams, for everybody. (behaviour: teams#board) */
export default function TeamBoardScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}` });
  return (
    <Page>
      <LoadState read={useCompetition(uuid)} loading={<SkeletonRows label={texts.loading} count={8} />}>
        {(competition) => (
          <>
            <Head competition={competition} />
            <Board competition={competition} />
          </>
        )}
      </LoadState>
    </Page>
  );
}

function Head({ competition }: { readonly competition: Competition }) {
  const { uuid, settings } = competition;
  const organises = canManageSetup(actorOf(competition));
  const published = firstStage(competition.stages)?.published != null;
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.title}>
          <h1>{texts.title}</h1>
          {settings.teamsEnabled && <TeamsStanding stages={competition.stages} />}
        </div>
        {settings.teamsEnabled && (
          <p className={styles.lead}>
            {texts.how(settings.teamCounted)} {settings.teamMixed && texts.mixed}
          </p>
        )}
      </div>
      <div className={styles.links} data-print="hide">
        <ButtonLink as={Link} to={`/${uuid}/entries`}>
          {texts.leaderboard}
        </ButtonLink>
        {published && (
          <ButtonLink as={Link} to={`/${uuid}/results`}>
            {texts.results}
          </ButtonLink>
        )}
        {organises && (
          <ButtonLink as={Link} to={`/${uuid}/teams/edit`}>
            {texts.edit}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}

function Board({ competition }: { readonly competition: Competition }) {
  const { uuid, role, judgeRequestPending, canSeeLeaderboard, settings } = competition;
  const audience = role === null || judgeRequestPending ? undefined : 'staff';
  const read = useTeamBoard(settings.teamsEnabled && canSeeLeaderboard ? uuid : null, audience);
  useCorrections(uuid, firstStage(competition.stages), read.data);
  if (!settings.teamsEnabled) return <EmptyState title={texts.off}>{texts.offText}</EmptyState>;
  if (!canSeeLeaderboard) {
    return (
      <EmptyState icon={<LockIcon size={28} />} title={texts.hiddenTitle}>
        {texts.hidden}
      </EmptyState>
    );
  }
  return (
    <LoadState read={read} loading={<SkeletonRows label={texts.loading} count={8} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
        ) : (
          <TeamTable rows={rows} rules={settings} />
        )
      }
    </LoadState>
  );
}
