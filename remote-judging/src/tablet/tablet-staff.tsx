import { keptTablet, RefusedError, signOut, takeTabletBack, useTablets } from '@topout/api-client';
import { LoadState, useShowError } from '@topout/app-kit';
import { canManageSetup, venueZone } from '@topout/domain';
import { Button, EmptyState, Page, Row, Spinner, Stack } from '@topout/ui';
import { useNavigate } from 'react-router-dom';
import { useJudging } from '../competition/use-judging.ts';
import { quiet } from '../outbox/quiet.ts';
import { SetUpTablet } from './set-up-tablet.tsx';
import { TabletList } from './tablet-list.tsx';
import styles from './tablet.module.css';
import { texts } from './texts.ts';

interface TabletStaffProps {
  readonly competition: string;
}

/** For whoever is signed in with an account: staff begin and end the mode of a tablet. */
export default function TabletStaff({ competition }: TabletStaffProps) {
  const judging = useJudging(competition);
  return (
    <Page className={styles.page}>
      <LoadState read={quiet(judging)} loading={<Spinner label={texts.loadingTablet} page />}>
        {({ actor, competition: { venues } }) =>
          canManageSetup(actor) ? (
            <ForStaff competition={competition} timeZone={venueZone(venues[0])} />
          ) : (
            <EmptyState
              whole
              title={texts.notAllowed}
              action={<Button onClick={() => void signOut()}>{texts.handOn}</Button>}
            />
          )
        }
      </LoadState>
    </Page>
  );
}

function ForStaff({ competition, timeZone }: TabletStaffProps & { readonly timeZone: string }) {
  const { data: tablets } = useTablets(competition);
  const navigate = useNavigate();
  const showError = useShowError();
  const here = keptTablet(competition);
  const takeBack = (uuid: string) =>
    takeTabletBack(competition, uuid).then(
      () => showError(null),
      (error: unknown) => showError(error instanceof RefusedError ? error.message : texts.failed, error),
    );
  const leave = async (uuid: string) => {
    await takeBack(uuid);
    if (keptTablet(competition) === null) await navigate(`/${competition}/dashboard`);
  };
  if (here)
    return (
      <Stack gap={4}>
        <header className={styles.head}>
          <h1>{texts.leaveTitle(here.name)}</h1>
          <p>{texts.leaveHint}</p>
        </header>
        <Row gap={3} wrap>
          <Button variant="primary" size="lg" onClick={() => void leave(here.uuid)}>
            {texts.leave}
          </Button>
          <Button size="lg" onClick={() => void signOut()}>
            {texts.handOn}
          </Button>
        </Row>
      </Stack>
    );
  return (
    <Stack gap={6}>
      {tablets && <SetUpTablet competition={competition} number={tablets.data.length + 1} />}
      {tablets && tablets.data.length > 0 && (
        <TabletList tablets={tablets.data} timeZone={timeZone} onTakeBack={takeBack} />
      )}
    </Stack>
  );
}
