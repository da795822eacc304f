import type { Competition } from '@topout/contract';
import { useRaffle } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { canManageSetup, venueZone } from '@topout/domain';
import { Button, ButtonLink, Row, SkeletonRows } from '@topout/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { StaffPage } from '../../page/staff-page.tsx';
import { Draws } from './draws.tsx';
import { OnScreens } from './on-screens.tsx';
import { Pool } from './pool.tsx';
import styles from './raffle.module.css';
import { SetupDialog } from './setup-dialog.tsx';
import { texts } from './texts.ts';

/** Organisers draw prizes among those who climbed. (behaviour: raffle) */
export default function RaffleScreen() {
  const { competition = '' } = useParams();
  usePage({ title: texts.title, back: `/${competition}/dashboard` });
  return (
    <StaffPage allowed={canManageSetup} narrow>
      {(data) => <Loaded competition={data} />}
    </StaffPage>
  );
}

function Loaded({ competition: { uuid, venues } }: { readonly competition: Competition }) {
  const read = useRaffle(uuid);
  const [setting, setSetting] = useState(false);
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <Row wrap>
          <ButtonLink as={Link} to={`/${uuid}/screen/raffle`} target="_blank">
            {texts.hall}
          </ButtonLink>
          <Button disabled={!read.data} onClick={() => setSetting(true)}>
            {texts.setUp}
          </Button>
        </Row>
      </header>
      <LoadState read={read} loading={<SkeletonRows label={texts.loading} count={8} />}>
        {(raffle) => (
          <>
            <Draws competition={uuid} timeZone={venueZone(venues[0])} raffle={raffle} />
            {raffle.prizes.length > 0 && <OnScreens competition={uuid} />}
            <Pool raffle={raffle} />
            {setting && <SetupDialog competition={uuid} raffle={raffle} onClose={() => setSetting(false)} />}
          </>
        )}
      </LoadState>
    </>
  );
}
