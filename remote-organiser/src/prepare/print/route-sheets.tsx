import { type Chosen, fullName, startersOf } from './chosen.ts';
import styles from './print.module.css';
import { RouteName } from './route-name.tsx';
import { Boxes, BoxHeads, Signatures } from './ruled-cells.tsx';
import { PencilLegend } from './pencil-legend.tsx';
import { SheetPage } from './sheet-page.tsx';
import { printTexts as texts } from './texts.ts';

/** For judges without a phone: a sheet for each route and category, a box for each attempt. */
export const RouteSheets = ({
  results,
  stage,
  categories,
  looks,
  boxes: most,
}: Chosen & { readonly boxes: number }) =>
  categories.flatMap((category) =>
    category.routes.map((route) => {
      const sport = route.climbType === 'SPORT';
      const boxes = sport ? 1 : most;
      return (
        <SheetPage
          key={`${category.uuid}/${route.uuid}`}
          competition={results.competition.name}
          title={<RouteName route={route} looks={looks} size={34} />}
          about={`${category.name}, ${stage.name}`}
          standing={sport ? texts.holds : <PencilLegend zones={route.segmentsCount} />}
          span={2 + boxes}
          columns={
            <>
              <th className={styles.narrow}>{texts.number}</th>
              <th>{texts.name}</th>
              {sport ? <th>{texts.result}</th> : <BoxHeads boxes={boxes} />}
            </>
          }
          foot={<Signatures />}
        >
          {startersOf(category).map((row) => (
            <tr key={row.entry} className={styles.tall}>
              <td className={styles.figure}>{row.competitorNumber}</td>
              <th scope="row">{fullName(row)}</th>
              <Boxes boxes={boxes} route={route} />
            </tr>
          ))}
        </SheetPage>
      );
    }),
  );
