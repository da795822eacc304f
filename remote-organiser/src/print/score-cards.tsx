import { classNames } from '@topout/ui';
import { type Chosen, fullName, startersOf } from './chosen.ts';
import styles from './print.module.css';
import { routeTitle } from './route-title.ts';
import { blank, printTexts as texts } from './texts.ts';

/** Up to so many routes two cards share a page, with a line to cut along. */
const mostForHalf = 8;

/** A card for each competitor, filled in at each route. */
export const ScoreCards = ({ results, stage, categories, boxes }: Chosen & { readonly boxes: number }) =>
  categories.flatMap((category) =>
    startersOf(category).map((row) => (
      <section
        key={row.entry}
        className={classNames(
          styles.sheet,
          styles.scorecard,
          category.routes.length <= mostForHalf && styles.half,
        )}
      >
        <header className={styles.head}>
          <div>
            <p className={styles.competition}>{`${results.competition.name}: ${texts.scorecard}`}</p>
            <h2 className={styles.title}>{fullName(row)}</h2>
          </div>
          <p className={styles.about}>
            {`${category.name}, ${stage.name}`}
            {row.competitorNumber !== null && <strong className={styles.bib}>{row.competitorNumber}</strong>}
          </p>
        </header>
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{texts.route}</th>
              {Array.from({ length: boxes }, (_, attempt) => (
                <th key={attempt} className={styles.attempt}>
                  {attempt + 1}
                </th>
              ))}
              <th>{texts.judge}</th>
            </tr>
          </thead>
          <tbody>
            {category.routes.map((route) => (
              <tr key={route.uuid} className={styles.tall}>
                <th scope="row">{routeTitle(route)}</th>
                {route.climbType === 'SPORT' ? (
                  <td colSpan={boxes} className={styles.ruled}>
                    {blank}
                  </td>
                ) : (
                  Array.from({ length: boxes }, (_, attempt) => (
                    <td key={attempt} className={styles.ruled}>
                      {blank}
                    </td>
                  ))
                )}
                <td className={styles.ruled}>{blank}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )),
  );
