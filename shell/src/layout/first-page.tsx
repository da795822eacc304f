import { useCompetition } from '@topout/api-client';
import { classNames, Spinner } from '@topout/ui';
import { competitionOf } from '../competition-of.ts';
import { texts } from '../texts.ts';
import { safeHeaderLook } from './head/safe-header-look.ts';
import styles from './head/header.module.css';
import { TopoutMark } from './head/topout-mark.tsx';

/**
 * A placeholder until the first page's remote has loaded. It already requests the competition, so that the
 * data travel alongside the code of the page that will show them.
 */
export function FirstPage() {
  const competition = competitionOf(window.location.pathname);
  const { data } = useCompetition(competition);
  const look = safeHeaderLook(data?.headerColour);
  return (
    <>
      <header
        className={classNames(styles.header, competition === null && styles.plain)}
        style={competition === null ? undefined : { background: look.background, color: look.text }}
      >
        <span className={styles.mark}>
          <TopoutMark />
        </span>
      </header>
      <Spinner page label={texts.loading} />
    </>
  );
}
