import { type Chosen, fullName, startersOf } from './chosen.ts';
import styles from './print.module.css';
import { RouteName } from './route-name.tsx';
import { Boxes, BoxHeads } from './ruled-cells.tsx';
import { SheetPage } from './sheet-page.tsx';
import { blank, printTexts as texts } from './texts.ts';

/** Up to this many routes two cards share a page, with a line to cut along. */
const mostForHalf = 10;

/** A card for each competitor, filled in at each route. */
export const ScoreCards = ({
  results,
  stage,
  categories,
  looks,
  boxes,
}: Chosen & { readonly boxes: number }) =>
  categories.flatMap((category) =>
    startersOf(category).map((row) => (
      <SheetPage
        key={row.entry}
        competition={`${results.competition.name}: ${texts.scorecard}`}
        title={fullName(row)}
        about={`${category.name}, ${stage.name}`}
        bib={row.competitorNumber}
        half={category.routes.length <= mostForHalf}
        span={2 + boxes}
        columns={
          <>
            <th>{texts.route}</th>
            <BoxHeads boxes={boxes} />
            <th>{texts.judge}</th>
          </>
        }
      >
        {category.routes.map((route) => (
          <tr key={route.uuid} className={styles.tall}>
            <th scope="row">
              <RouteName route={route} looks={looks} size={24} />
            </th>
            <Boxes boxes={boxes} route={route} />
            <td className={styles.ruled}>{blank}</td>
          </tr>
        ))}
      </SheetPage>
    )),
  );
