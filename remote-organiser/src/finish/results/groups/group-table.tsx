import { Badge, RowButton, RowHeader, Section, Table, Td, Th, Tr } from '@topout/ui';
import { VirtualBody } from '@topout/ui/virtual';
import { byNumber, type GroupMember, sizesOf } from './groups-of.ts';
import styles from './groups.module.css';
import { groupsTexts as texts } from './texts.ts';

export interface GroupTableProps {
  readonly name: string;
  /** Everybody of the category. */
  readonly all: readonly GroupMember[];
  /** Those who match the search. */
  readonly shown: readonly GroupMember[];
  readonly onChoose: (member: GroupMember) => void;
}

/** With more rows, only those near the window exist. */
const mostRows = 100;

/** One category by starting groups. */
export function GroupTable({ name, all, shown, onChoose }: GroupTableProps) {
  const rows = shown.toSorted(byNumber);
  const sizes = [...sizesOf(all)].map(([group, count]) => texts.size(group, count)).join(', ');
  const line = (row: GroupMember, rowProps: object = {}) => (
    <Tr key={row.entry} {...rowProps}>
      <Td numeric fit>
        {row.competitorNumber}
      </Td>
      <RowHeader>
        <RowButton aria-haspopup="dialog" onClick={() => onChoose(row)}>
          {`${row.user.firstName} ${row.user.lastName}`.trim()}
        </RowButton>
      </RowHeader>
      <Td fit>
        <Badge>{row.startingGroup ?? texts.none}</Badge>
      </Td>
    </Tr>
  );
  return (
    <div className={styles.narrow}>
      <Section title={name} count={all.length} description={sizes && texts.sizes(sizes)}>
        <Table label={name} dense aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <Th numeric fit>
                {texts.number}
              </Th>
              <Th>{texts.name}</Th>
              <Th fit>{texts.group}</Th>
            </tr>
          </thead>
          {rows.length > mostRows ? (
            <VirtualBody
              count={rows.length}
              rowHeight={44}
              getKey={(index) => rows[index]?.entry ?? String(index)}
              renderRow={(index, rowProps) => {
                const row = rows[index];
                return row && line(row, rowProps);
              }}
            />
          ) : (
            <tbody>{rows.map((row) => line(row))}</tbody>
          )}
        </Table>
      </Section>
    </div>
  );
}
