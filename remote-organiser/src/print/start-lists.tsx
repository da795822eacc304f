import { type Chosen, fullName, startersOf } from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { printTexts as texts } from './texts.ts';

/** Who climbs when, by category. */
export const StartLists = ({ results, stage, categories }: Chosen) =>
  categories.map((category) => {
    const starters = startersOf(category);
    const grouped = starters.some(({ startingGroup }) => startingGroup !== null);
    return (
      <SheetPage
        key={category.uuid}
        competition={results.competition.name}
        title={texts.startList}
        about={`${category.name}, ${stage.name}`}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.narrow}>{texts.start}</th>
              <th className={styles.narrow}>{texts.number}</th>
              <th>{texts.name}</th>
              {grouped && <th className={styles.narrow}>{texts.group}</th>}
              <th className={styles.narrow}>{texts.here}</th>
            </tr>
          </thead>
          <tbody>
            {starters.map((row, index) => (
              <tr key={row.entry}>
                <td className={styles.figure}>{row.startPosition ?? index + 1}</td>
                <td className={styles.figure}>{row.competitorNumber}</td>
                <th scope="row">{fullName(row)}</th>
                {grouped && <td>{row.startingGroup}</td>}
                <td className={styles.tick}>{texts.box}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetPage>
    );
  });
