import type { Competition } from '@topout/contract';
import { Skeleton } from '@topout/ui';
import { formatSpan } from '@topout/domain';
import styles from './step.module.css';

/** When the competition takes place; its name and venue are at the top of the page. Undefined = loading. */
export const When = ({ competition }: { readonly competition: Competition | undefined }) => (
  <p className={styles.when}>{competition ? formatSpan(competition) : <Skeleton width="60%" />}</p>
);
