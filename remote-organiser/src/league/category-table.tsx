import type { League } from '@topout/api-client';
import { initials, nameHue, ordinal } from '@topout/domain';
import { Avatar, RowHeader, Section, Table, Td, Th, Tr } from '@topout/ui';
import { memo } from 'react';
import styles from './league.module.css';
import { leagueTexts as texts, pointsText } from './texts.ts';

type Row = League['categories'][number]['rows'][number];

export interface CategoryTableProps {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Only those are shown who match what was typed. */
  readonly searched: boolean;
}

/** One category of a league. */
export const CategoryTable = ({ name, rows, searched }: CategoryTableProps) => (
  <Section title={name} count={rows.length}>
    {rows.length === 0 ? (
      <p className={styles.how}>{searched ? texts.nothingFound : texts.emptyCategory}</p>
    ) : (
      <Table label={name}>
        <thead>
          <tr>
            <Th numeric fit>
              {texts.position}
            </Th>
            <Th>{texts.name}</Th>
            <Th numeric fit>
              {texts.points}
            </Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.user.uuid} row={row} />
          ))}
        </tbody>
      </Table>
    )}
  </Section>
);

/** Kept while others are searched for: there may be hundreds. */
const Line = memo(function Line({ row }: { readonly row: Row }) {
  const { position, points, user, competitions } = row;
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Tr>
      <Td numeric fit strong>
        {position}
      </Td>
      <RowHeader>
        <span className={styles.person}>
          <Avatar initials={initials(name)} hue={nameHue(name)} src={user.pictureUrl} size={32} />
          <span>
            {name}
            <span className={styles.from}>
              {competitions.map((one) => (
                <span key={one.uuid}>
                  <span className={one.counts ? undefined : styles.dropped}>
                    {`${one.name}: ${texts.from(ordinal(one.position), pointsText(one.points))}`}
                  </span>
                  {!one.counts && ` (${texts.dropped})`}
                </span>
              ))}
            </span>
          </span>
        </span>
      </RowHeader>
      <Td numeric fit strong>
        {pointsText(points)}
      </Td>
    </Tr>
  );
});
