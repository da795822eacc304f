import { useCompetition } from '@topout/api-client';
import { Spinner } from '@topout/ui';
import { competitionOf } from '../competition-of.ts';
import { texts } from '../texts.ts';
import { safeHeaderLook } from './head/header-look.ts';
import styles from './head/header.module.css';
import { TopoutMark } from './head/topout-mark.tsx';

/**
 * Stands in until the first page's remote is there. It asks for the competition already, so that its data travel
 * beside the code of the page that will show them.
 */
export function FirstPage() {
  const { data } = useCompetition(competitionOf(window.location.pathname));
  const look = safeHeaderLook(data?.headerColour);
  return (
    <>
      <header className={styles.header} style={{ background: look.background, color: look.text }}>
        <span className={styles.mark}>
          <TopoutMark />
        </span>
      </header>
      <Spinner page label={texts.loading} />
    </>
  );
}
