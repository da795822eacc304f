import { Section, SkeletonRows, VisuallyHidden } from '@topout/ui';
import { homeTexts as texts } from './texts.ts';
import styles from './home.module.css';

/** A placeholder for the list while it loads. */
export const HomeSkeleton = () => (
  <>
    <Section title={<VisuallyHidden>{texts.loading}</VisuallyHidden>}>
      <div className={styles.waiting} />
    </Section>
    <SkeletonRows label={texts.loading} count={4} />
  </>
);
