import type { League } from '@topout/api-client';
import { Section, Table, Th } from '@topout/ui';
import { VirtualBody } from '@topout/ui/virtual';
import { Link } from 'react-router-dom';
import { CategoryRow, type LeagueStanding } from './category-row.tsx';
import styles from './league.module.css';
import { leagueTexts as texts } from './texts.ts';

export interface CategoryTableProps {
  readonly name: string;
  readonly rows: readonly LeagueStanding[];
  /** The league's, in order. */
  readonly competitions: League['competitions'];
  /** Shows only rows that match the search. */
  readonly searched: boolean;
}

/** With more rows, only those near the window exist. */
const mostRows = 100;

const rowHeight = 60;

/** This many competitions fit beside the names on a laptop. */
const mostAside = 8;

/** One category of a league: the sum, then each competition's contribution. */
export const CategoryTable = ({ name, rows, competitions, searched }: CategoryTableProps) => (
  <Section title={name} count={rows.length}>
    {rows.length === 0 ? (
      <p className={styles.how}>{searched ? texts.nothingFound : texts.emptyCategory}</p>
    ) : (
      // Scrolls sideways if it is wider than the screen.
      <section
        className={styles.wide}
        aria-label={texts.tableOf(name)}
        data-many={competitions.length > mostAside || undefined}
        // By keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Table label={name} className={styles.table} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              <Th numeric fit className={styles.place}>
                {texts.position}
              </Th>
              <Th className={styles.name}>{texts.name}</Th>
              <Th numeric fit>
                {texts.points}
              </Th>
              {competitions.map((competition) => (
                <Th key={competition.uuid} numeric fit className={styles.competition}>
                  <Link to={`/${competition.uuid}/entries`} title={competition.name}>
                    <span className={styles.clamped}>{competition.name}</span>
                  </Link>
                </Th>
              ))}
            </tr>
          </thead>
          {rows.length > mostRows ? (
            <VirtualBody
              count={rows.length}
              rowHeight={rowHeight}
              getKey={(index) => rows[index]?.user.uuid ?? String(index)}
              renderRow={(index, rowProps) => {
                const row = rows[index];
                return row && <CategoryRow row={row} competitions={competitions} rowProps={rowProps} />;
              }}
            />
          ) : (
            <tbody>
              {rows.map((row) => (
                <CategoryRow key={row.user.uuid} row={row} competitions={competitions} />
              ))}
            </tbody>
          )}
        </Table>
      </section>
    )}
  </Section>
);
