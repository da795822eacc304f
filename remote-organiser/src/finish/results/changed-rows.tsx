import type { PublicationChanges } from '@topout/contract';
import { ordinal } from '@topout/domain';
import { RowHeader, Table, Td, Th, Tr } from '@topout/ui';
import styles from './results.module.css';
import { resultsTexts as texts } from './texts.ts';

type Row = PublicationChanges['rows'][number];

/** People whose place has changed since the publication. */
export const ChangedRows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <Table label={texts.changedTable} dense>
    <thead>
      <tr>
        <Th>{texts.name}</Th>
        <Th>{texts.published}</Th>
        <Th>{texts.now}</Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Tr key={`${row.category} ${row.user.uuid}`}>
          <RowHeader>
            {`${row.user.firstName} ${row.user.lastName}`.trim()}
            <span className={styles.category}>{row.category}</span>
          </RowHeader>
          <Td>{standing(row.before)}</Td>
          <Td>
            {standing(row.after)}
            {isSame(row) && <span className={styles.category}>{texts.otherAttempts}</span>}
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);

const isSame = ({ before, after }: Row): boolean =>
  before?.position === after?.position &&
  before?.scoreText === after?.scoreText &&
  before?.status === after?.status;

/** “3rd, 249.7”, “DSQ”; people who were not there, or are no longer, have a dash. */
function standing(at: Row['before']): string {
  if (!at) return texts.absent;
  const { position, scoreText, status } = at;
  const out = status === null || status === 'ENTERED' ? null : texts.status[status];
  return (
    [position === null ? null : ordinal(position), scoreText || null, out].filter(Boolean).join(', ') ||
    texts.noResult
  );
}
