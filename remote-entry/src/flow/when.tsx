import type { Competition } from '@topout/contract';
import { Skeleton } from '@topout/ui';
import { formatSpan } from './format-span.ts';
import styles from './step.module.css';

/** When the competition is; what it is called and where stand at the top of the page. Undefined = on its way. */
export const When = ({ competition }: { readonly competition: Competition | undefined }) => (
  <p className={styles.when}>{competition ? formatSpan(competition) : <Skeleton width="60%" />}</p>
);
