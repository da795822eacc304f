import { type Chosen, fullName, startersOf } from './chosen.ts';
import styles from './print.module.css';
import { routeTitle } from './route-title.ts';
import { SheetPage } from './sheet-page.tsx';
import { blank, printTexts as texts } from './texts.ts';

/** Judges without a phone write here: a sheet for each route and category, a box for each attempt. */
export const RouteSheets = ({ results, stage, categories, boxes }: Chosen & { readonly boxes: number }) =>
  categories.flatMap((category) =>
    category.routes.map((route) => {
      const sport = route.climbType === 'SPORT';
      return (
        <SheetPage
          key={`${category.uuid}/${route.uuid}`}
          competition={results.competition.name}
          title={routeTitle(route)}
          about={`${category.name}, ${stage.name}`}
          standing={sport ? texts.holds : texts.attempts}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.narrow}>{texts.number}</th>
                <th>{texts.name}</th>
                {sport ? (
                  <th>{texts.result}</th>
                ) : (
                  Array.from({ length: boxes }, (_, attempt) => (
                    <th key={attempt} className={styles.attempt}>
                      {attempt + 1}
                    </th>
                  ))
                )}
              </tr>
            </thead>
            <tbody>
              {startersOf(category).map((row) => (
                <tr key={row.entry} className={styles.tall}>
                  <td className={styles.figure}>{row.competitorNumber}</td>
                  <th scope="row">{fullName(row)}</th>
                  {sport ? (
                    <td className={styles.ruled}>{blank}</td>
                  ) : (
                    Array.from({ length: boxes }, (_, attempt) => (
                      <td key={attempt} className={styles.ruled}>
                        {blank}
                      </td>
                    ))
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.sign}>
            <span>{texts.judge}</span>
            <span>{texts.signature}</span>
          </p>
        </SheetPage>
      );
    }),
  );
