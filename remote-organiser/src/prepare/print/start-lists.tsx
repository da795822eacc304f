import { type Chosen, fullName, startGroupsOf } from './chosen.ts';
import styles from './print.module.css';
import { SheetPage } from './sheet-page.tsx';
import { printTexts as texts } from './texts.ts';

/** Who climbs when, by category; each starting group has its own sheet. */
export const StartLists = ({ results, stage, categories }: Chosen) =>
  categories.flatMap((category) =>
    startGroupsOf(category).map(({ group, starters }) => (
      <SheetPage
        key={`${category.uuid}/${group ?? ''}`}
        competition={results.competition.name}
        title={texts.startList}
        about={[category.name, stage.name, group !== null && texts.group(group)].filter(Boolean).join(', ')}
        span={4}
        columns={
          <>
            <th className={styles.narrow}>{texts.start}</th>
            <th className={styles.narrow}>{texts.number}</th>
            <th>{texts.name}</th>
            <th className={styles.narrow}>{texts.here}</th>
          </>
        }
      >
        {starters.map((row, index) => (
          <tr key={row.entry}>
            <td className={styles.figure}>{row.startPosition ?? index + 1}</td>
            <td className={styles.figure}>{row.competitorNumber}</td>
            <th scope="row">{fullName(row)}</th>
            <td className={styles.tick}>{texts.box}</td>
          </tr>
        ))}
      </SheetPage>
    )),
  );
