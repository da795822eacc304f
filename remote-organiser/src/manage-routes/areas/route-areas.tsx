import type { JudgingGroup, Route } from '@topout/contract';
import { routeColors } from '@topout/domain';
import { ColorDot, List, ListItem, Section } from '@topout/ui';
import { Checkbox } from '@topout/ui/forms';
import styles from '../manage-routes.module.css';
import { texts } from '../texts.ts';

interface RouteAreasProps {
  readonly routes: readonly Route[];
  readonly areas: readonly JudgingGroup[];
  /** The chosen one: its routes are ticked. */
  readonly area: JudgingGroup | null;
  readonly nameOf: (route: Route) => string;
  readonly onToggle: (route: string) => void;
}

/** The routes with their areas; once an area is chosen, a list to tick. */
export function RouteAreas({ routes, areas, area, nameOf, onToggle }: RouteAreasProps) {
  const areaOf = ({ uuid }: Route) => areas.find((one) => one.routes.includes(uuid));
  const dot = (route: Route) => (
    <ColorDot colors={routeColors(route.colors)} size={20} square={route.climbType === 'SPORT'} />
  );
  if (!area) {
    return (
      <Section title={texts.routes} count={routes.length}>
        <List>
          {routes.map((route) => (
            <ListItem
              key={route.uuid}
              leading={dot(route)}
              title={texts.route(nameOf(route))}
              trailing={areaOf(route)?.name ?? texts.noArea}
            />
          ))}
        </List>
      </Section>
    );
  }
  return (
    <Section title={texts.routesOf(area.name)} count={area.routes.length}>
      <div className={styles.checks}>
        {routes.map((route) => {
          const own = areaOf(route);
          return (
            <div key={route.uuid} className={styles.check}>
              <Checkbox
                label={
                  <span className={styles.labelled}>
                    {dot(route)}
                    {texts.route(nameOf(route))}
                  </span>
                }
                checked={own === area}
                onChange={() => onToggle(route.uuid)}
              />
              {own && own !== area && <span className={styles.soft}>{own.name}</span>}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
