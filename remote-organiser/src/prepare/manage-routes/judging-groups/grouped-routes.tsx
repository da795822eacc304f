import type { JudgingGroup, Route } from '@topout/contract';
import { List, ListItem, Section } from '@topout/ui';
import { Checkbox } from '@topout/ui/forms';
import { RouteHold } from '../../../competition/route-hold.tsx';
import styles from '../manage-routes.module.css';
import { texts } from '../texts.ts';

interface GroupedRoutesProps {
  readonly routes: readonly Route[];
  readonly groups: readonly JudgingGroup[];
  /** The chosen one: its routes are ticked. */
  readonly group: JudgingGroup | null;
  readonly nameOf: (route: Route) => string;
  readonly onToggle: (route: string) => void;
}

/** The routes with their judging groups; a list to tick while a judging group is chosen. */
export function GroupedRoutes({ routes, groups, group, nameOf, onToggle }: GroupedRoutesProps) {
  const groupOf = ({ uuid }: Route) => groups.find((one) => one.routes.includes(uuid));
  const hold = (route: Route) => <RouteHold route={route} name={nameOf(route)} size={30} />;
  if (!group) {
    return (
      <Section title={texts.routes} count={routes.length}>
        <List>
          {routes.map((route) => (
            <ListItem
              key={route.uuid}
              leading={hold(route)}
              title={texts.route(nameOf(route))}
              trailing={groupOf(route)?.name ?? texts.noGroup}
            />
          ))}
        </List>
      </Section>
    );
  }
  return (
    <Section title={texts.routesOf(group.name)} count={group.routes.length}>
      <div className={styles.checks}>
        {routes.map((route) => {
          const own = groupOf(route);
          return (
            <div key={route.uuid} className={styles.check}>
              <Checkbox
                label={
                  <span className={styles.labelled}>
                    {hold(route)}
                    {texts.route(nameOf(route))}
                  </span>
                }
                checked={own === group}
                onChange={() => onToggle(route.uuid)}
              />
              {own && own !== group && <span className={styles.soft}>{own.name}</span>}
            </div>
          );
        })}
      </div>
    </Section>
  );
}
