import type { Competition, Route } from '@topout/contract';
import { Badge, EditIcon, EmptyState, IconButton, List, ListItem, MapIcon, Section } from '@topout/ui';
import { RouteHold } from '../../../competition/route-hold.tsx';
import { nameOfRoute } from '../../../competition/route-names.ts';
import { kindOf } from './kind-of.ts';
import styles from './routes.module.css';
import { routesTexts as texts } from './texts.ts';

interface RouteListProps {
  readonly competition: Competition;
  readonly routes: readonly Route[];
  /** Those that were taken down. */
  readonly retired: ReadonlySet<string>;
  readonly selected: string | null;
  readonly onSelect: (route: string) => void;
  readonly onEdit: (route: string) => void;
}

/** The competition's routes by number, to place on the map or to edit. */
export function RouteList({ competition, routes, retired, selected, onSelect, onEdit }: RouteListProps) {
  const points = competition.scoringSystem === 'DEFAULT' ? competition.settings.scoring.routePoints : {};
  if (routes.length === 0) {
    return (
      <EmptyState icon={<MapIcon size={28} />} title={texts.noRoutesTitle}>
        {texts.noRoutes}
      </EmptyState>
    );
  }
  return (
    <Section title={texts.routes} count={routes.length}>
      <List>
        {routes.map((route) => {
          const name = nameOfRoute(route, competition);
          return (
            <ListItem
              key={route.uuid}
              selected={route.uuid === selected}
              leading={<RouteHold route={route} name={name} />}
              title={
                <button
                  type="button"
                  className={styles.choose}
                  aria-pressed={route.uuid === selected}
                  onClick={() => onSelect(route.uuid)}
                >
                  {texts.routeName(name)}
                </button>
              }
              subtitle={[
                kindOf(route),
                route.name !== name && route.name,
                points[route.uuid] !== undefined && texts.worth(points[route.uuid] ?? 0),
              ]
                .filter(Boolean)
                .join(' · ')}
              trailing={
                retired.has(route.uuid) ? (
                  <Badge>{texts.retired}</Badge>
                ) : (
                  route.mapPosition === null && <Badge>{texts.noPin}</Badge>
                )
              }
              actions={
                <IconButton label={texts.edit(name)} icon={<EditIcon />} onClick={() => onEdit(route.uuid)} />
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
