import type { EntryDetail } from '@topout/contract';
import { Stack } from '@topout/ui';
import styles from './news-space.module.css';

/** Room for what is in dispute, so that the routes below stay where a finger aims. */
export const NewsSpace = ({ card: { disputes = [] } }: { readonly card: Pick<EntryDetail, 'disputes'> }) =>
  disputes.length > 0 && (
    <Stack gap={3} data-print="hide">
      {disputes.map(({ route }) => (
        <div key={route} className={styles.space} />
      ))}
    </Stack>
  );
