import { canManageSetup } from '@topout/domain';
import { Outlet } from 'react-router-dom';
import { StaffPage } from '../../page/staff-page.tsx';
import styles from './setup-frame.module.css';
import { SetupNav } from './setup-nav.tsx';

/** The set-up of a competition: its sections beside the open one. For the organiser side. */
export default function SetupFrame() {
  return (
    <StaffPage allowed={canManageSetup}>
      {({ uuid }) => (
        <div className={styles.frame}>
          <SetupNav competition={uuid} />
          <div className={styles.section}>
            <Outlet />
          </div>
        </div>
      )}
    </StaffPage>
  );
}
