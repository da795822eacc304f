import type { Competition, Figures, Route, RouteFigures } from '@topout/contract';
import { hardestFirst } from '@topout/domain';
import { RowHeader, Table, Td, Th, Tr } from '@topout/ui';
import { RouteHold } from '../../competition/route-hold.tsx';
import { nameOfRoute } from '../../competition/route-names.ts';
import { FigureBar } from './figure-bar.tsx';
import styles from './figures.module.css';
import { figuresTexts as texts } from './texts.ts';

interface FiguresTableProps {
  readonly competition: Competition;
  readonly figures: Figures[number];
  /** The venue's. */
  readonly routes: readonly Route[];
}

/** A category's routes, hardest first: a bar for the eye, and the figures. */
export function FiguresTable({ competition, figures, routes }: FiguresTableProps) {
  const { category, climbers } = figures;
  const known = new Map(routes.map((route) => [route.uuid, route]));
  const rows = hardestFirst(figures.routes).flatMap((row) => {
    const route = known.get(row.route);
    return route ? [{ row, route }] : [];
  });
  return (
    <>
      <p className={styles.legend}>
        {texts.climbers(climbers)}. {texts.legend}
      </p>
      <Table label={texts.title} className={styles.table}>
        <thead>
          <Tr>
            <Th>{texts.route}</Th>
            <Th>{texts.reached}</Th>
            <Th numeric>{texts.tops}</Th>
            <Th numeric>{texts.flashes}</Th>
            <Th numeric>{texts.zones}</Th>
            <Th numeric>{texts.tried}</Th>
            <Th numeric>{texts.attempts}</Th>
          </Tr>
        </thead>
        <tbody>
          {rows.map(({ row, route }) => (
            <Tr key={row.route}>
              <RowHeader>
                <RouteLabel route={route} name={nameOfRoute(route, competition, { category })} row={row} />
              </RowHeader>
              <Td>
                <FigureBar row={row} climbers={climbers} />
              </Td>
              <Td numeric>{row.tops}</Td>
              <Td numeric>{row.flashes}</Td>
              <Td numeric>{route.climbType === 'BOULDER' ? row.zones : ''}</Td>
              <Td numeric>{row.tried}</Td>
              <Td numeric>{row.attempts}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

interface RouteLabelProps {
  readonly route: Route;
  /** As the category knows it. */
  readonly name: string;
  readonly row: RouteFigures;
}

const RouteLabel = ({ route, name, row }: RouteLabelProps) => (
  <span className={styles.route}>
    <RouteHold route={route} name={name} />
    <span>
      {route.name === '' || route.name === name ? name : `${name} ${route.name}`}
      {row.meanHold !== null && row.tried > 0 && <small>{texts.meanHold(row.meanHold)}</small>}
    </span>
  </span>
);
