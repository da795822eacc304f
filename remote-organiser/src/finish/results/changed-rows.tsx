import type { PublicationChanges } from '@topout/contract';
import { ordinal } from '@topout/domain';
import { RowHeader, Table, Td, Th, Tr } from '@topout/ui';
import styles from './results.module.css';
import { resultsTexts as texts } from './texts.ts';

type Row = PublicationChanges['rows'][number];
type Team = PublicationChanges['teams'][number];

interface ChangedRowsProps {
  readonly rows: readonly Row[];
  readonly teams: readonly Team[];
}

/** People and teams whose place has changed since the publication. */
export const ChangedRows = ({ rows, teams }: ChangedRowsProps) => (
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
        <Changed
          key={`${row.category} ${row.user.uuid}`}
          name={`${row.user.firstName} ${row.user.lastName}`.trim()}
          about={row.category}
          change={row}
          same={texts.otherAttempts}
        />
      ))}
      {teams.map((team) => (
        <Changed
          key={`team ${team.name}`}
          name={team.name}
          about={texts.team}
          change={team}
          same={texts.otherMembers}
        />
      ))}
    </tbody>
  </Table>
);

interface ChangedProps {
  readonly name: string;
  /** The category of a person; for a team, that it is one. */
  readonly about: string;
  readonly change: Pick<Row, 'before' | 'after'>;
  /** What has changed if place and score have not. */
  readonly same: string;
}

const Changed = ({ name, about, change, same }: ChangedProps) => (
  <Tr>
    <RowHeader>
      {name}
      <span className={styles.category}>{about}</span>
    </RowHeader>
    <Td>{standing(change.before)}</Td>
    <Td>
      {standing(change.after)}
      {isSame(change) && <span className={styles.category}>{same}</span>}
    </Td>
  </Tr>
);

const isSame = ({ before, after }: ChangedProps['change']): boolean =>
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
