import { competitionKey, refresh } from '@topout/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nameOfRoute } from '../../../competition/route-names.ts';
import { EditNotices } from '../edit-notices.tsx';
import styles from '../manage-routes.module.css';
import type { RoutesTabProps } from '../routes-tab.ts';
import { pinOf, routeText } from '../route-text.ts';
import { texts } from '../texts.ts';
import { useEdits } from '../use-edits.ts';
import { VenueMaps } from '../venue-maps.tsx';
import { GroupChips } from './group-chips.tsx';
import { assigning, staffing } from './group-edits.ts';
import { creating, deleting, renaming } from './whole-groups.ts';
import { GroupPanel } from './group-panel.tsx';
import { GroupedRoutes } from './grouped-routes.tsx';

/**
 * Which judges look after which routes. A route is in one judging group at most. (behaviour:
 * routes#judging-areas)
 */
export function JudgingGroupsTab({ competition, routes }: RoutesTabProps) {
  const [parameters] = useSearchParams();
  const [selected, setSelected] = useState(() => parameters.get('area'));
  const { shown, make, isSaving, ...notices } = useEdits(competition, () =>
    refresh(competitionKey(competition.uuid)),
  );
  const groups = shown.judgingGroups;
  const group = groups.find(({ uuid }) => uuid === selected) ?? null;
  const groupOf = (route: string) => groups.find((one) => one.routes.includes(route));
  const nameOf = (route: (typeof routes)[number]) => nameOfRoute(route, competition);

  const toggle = (uuid: string) => {
    const route = routes.find((one) => one.uuid === uuid);
    if (!route) return;
    if (group)
      make(assigning(shown, route, group.routes.includes(uuid) ? null : group, texts.route(nameOf(route))));
    else setSelected(groupOf(uuid)?.uuid ?? null);
  };
  return (
    <>
      <EditNotices {...notices} make={make} />
      <GroupChips
        competition={shown}
        selected={selected}
        onSelect={setSelected}
        onAdd={(name) => make(creating({ name, routes: [], judges: [] }, ({ uuid }) => setSelected(uuid)))}
      />
      <div className={styles.columns}>
        <div className={styles.map}>
          <VenueMaps
            competition={competition}
            routes={routes}
            onPin={toggle}
            pinOf={(route) => {
              const own = groupOf(route.uuid);
              const where = own ? texts.inGroup(own.name) : texts.noGroup;
              return pinOf(route, {
                label: nameOf(route),
                name: `${routeText(route, nameOf(route))}, ${where}`,
                ...(group && { selected: own === group, faint: own !== undefined && own !== group }),
              });
            }}
          />
        </div>
        <div className={styles.side}>
          <p aria-live="polite" className={styles.saving}>
            {isSaving
              ? texts.saving
              : group
                ? texts.tapHint
                : groups.length > 0
                  ? texts.chooseGroup
                  : texts.noGroups}
          </p>
          {group && (
            <GroupPanel
              key={group.uuid}
              competition={competition.uuid}
              group={group}
              taken={groups.filter((one) => one !== group).map(({ name }) => name)}
              onStaff={(judge, isIn) => make(staffing(group, judge, isIn))}
              onRename={(name) => make(renaming(group, name))}
              onDelete={() => {
                setSelected(null);
                make(deleting(group));
              }}
            />
          )}
          <GroupedRoutes routes={routes} groups={groups} group={group} nameOf={nameOf} onToggle={toggle} />
        </div>
      </div>
    </>
  );
}
