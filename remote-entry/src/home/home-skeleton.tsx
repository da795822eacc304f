import { Card, Section, SkeletonRows, VisuallyHidden } from '@topout/ui';
import type { ReactNode } from 'react';
import { homeTexts as texts } from '../texts.ts';
import styles from './home.module.css';

/** A placeholder for the list while it loads. */
export const HomeSkeleton = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Section title={<VisuallyHidden>{texts.loading}</VisuallyHidden>}>
      <Card className={styles.waiting}>
        <SkeletonRows label={texts.loading} count={5} />
      </Card>
    </Section>
    {children}
  </>
);
