import { useCompetition } from '@topout/api-client';
import { LoadState, RequireSession } from '@topout/app-kit';
import { isOrganiserSide } from '@topout/domain';
import { ButtonLink, EmptyState, LockIcon, Page, SkeletonRows } from '@topout/ui';
import { Link, Outlet, useParams } from 'react-router-dom';
import styles from './setup-frame.module.css';
import { SetupNav } from './setup-nav.tsx';
import { setupTexts as texts } from './texts.ts';

/** The set-up of a competition: its sections beside the one that is open. For the organiser side. */
export default function SetupFrame() {
  return (
    <RequireSession place="product">
      <Frame />
    </RequireSession>
  );
}

function Frame() {
  const { competition: uuid = '' } = useParams();
  return (
    <Page wide>
      <LoadState read={useCompetition(uuid)} loading={<SkeletonRows label={texts.loading} />}>
        {({ role, judgeRequestPending }) =>
          isOrganiserSide(role) && !judgeRequestPending ? (
            <div className={styles.frame}>
              <SetupNav competition={uuid} />
              <div className={styles.section}>
                <Outlet />
              </div>
            </div>
          ) : (
            <NotYours competition={uuid} />
          )
        }
      </LoadState>
    </Page>
  );
}

const NotYours = ({ competition }: { readonly competition: string }) => (
  <EmptyState
    icon={<LockIcon size={28} />}
    title={texts.notYoursTitle}
    action={
      <ButtonLink as={Link} to={`/${competition}`}>
        {texts.toCompetition}
      </ButtonLink>
    }
  >
    {texts.notYours}
  </EmptyState>
);
