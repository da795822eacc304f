import type { Competition } from '@topout/contract';
import { useTeams } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup } from '@topout/domain';
import { ButtonLink, Notice, SkeletonRows } from '@topout/ui';
import { Link, useParams } from 'react-router-dom';
import { StaffPage } from '../../../page/staff-page.tsx';
import { TeamList } from './team-list.tsx';
import styles from '../teams.module.css';
import { texts } from './texts.ts';

/** Organisers form teams and move people. (behaviour: teams#organisers) */
export default function TeamsScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return (
    <StaffPage narrow allowed={canManageSetup}>
      {(data) => <Loaded competition={data} />}
    </StaffPage>
  );
}

function Loaded({ competition }: { readonly competition: Competition }) {
  const { uuid, settings } = competition;
  const read = useTeams(uuid);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <ButtonLink as={Link} to={`/${uuid}/teams`}>
          {texts.board}
        </ButtonLink>
      </header>
      {!settings.teamsEnabled && (
        <Notice tone="warning">
          {texts.off} <Link to={`/${uuid}/setup/settings`}>{texts.toSettings}</Link>
        </Notice>
      )}
      <LoadState read={read} loading={<SkeletonRows label={texts.loading} count={8} />}>
        {(teams) => <TeamList competition={competition} teams={teams} />}
      </LoadState>
    </>
  );
}
