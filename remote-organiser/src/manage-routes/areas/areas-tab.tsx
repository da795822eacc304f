import { competitionKey, refresh } from '@topout/api-client';
import { useState } from 'react';
import { nameOfRoute } from '../../competition/route-names.ts';
import { EditNotices } from '../edit-notices.tsx';
import styles from '../manage-routes.module.css';
import type { RoutesTabProps } from '../routes-tab.ts';
import { pinOf, routeText } from '../route-text.ts';
import { texts } from '../texts.ts';
import { useEdits } from '../use-edits.ts';
import { VenueMaps } from '../venue-maps.tsx';
import { AreaChips } from './area-chips.tsx';
import { assigning, staffing } from './area-edits.ts';
import { creating, deleting, renaming } from './whole-areas.ts';
import { AreaPanel } from './area-panel.tsx';
import { RouteAreas } from './route-areas.tsx';

/** Which judges look after which routes. A route is in one area at most. (spec 2 §2, §4) */
export function AreasTab({ competition, routes }: RoutesTabProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const { shown, make, isSaving, ...notices } = useEdits(competition, () =>
    refresh(competitionKey(competition.uuid)),
  );
  const areas = shown.judgingGroups;
  const area = areas.find(({ uuid }) => uuid === selected) ?? null;
  const areaOf = (route: string) => areas.find((one) => one.routes.includes(route));
  const nameOf = (route: (typeof routes)[number]) => nameOfRoute(route, competition);

  const toggle = (uuid: string) => {
    const route = routes.find((one) => one.uuid === uuid);
    if (!route) return;
    if (area)
      make(assigning(shown, route, area.routes.includes(uuid) ? null : area, texts.route(nameOf(route))));
    else setSelected(areaOf(uuid)?.uuid ?? null);
  };
  return (
    <>
      <EditNotices {...notices} make={make} />
      <AreaChips
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
              const own = areaOf(route.uuid);
              const where = own ? texts.inArea(own.name) : texts.noArea;
              return pinOf(route, {
                label: nameOf(route),
                name: `${routeText(route, nameOf(route))}, ${where}`,
                ...(area && { selected: own === area, faint: own !== undefined && own !== area }),
              });
            }}
          />
        </div>
        <div className={styles.side}>
          <p aria-live="polite" className={styles.saving}>
            {isSaving
              ? texts.saving
              : area
                ? texts.tapHint
                : areas.length > 0
                  ? texts.chooseArea
                  : texts.noAreas}
          </p>
          {area && (
            <AreaPanel
              key={area.uuid}
              competition={competition.uuid}
              area={area}
              taken={areas.filter((one) => one !== area).map(({ name }) => name)}
              onStaff={(judge, isIn) => make(staffing(area, judge, isIn))}
              onRename={(name) => make(renaming(area, name))}
              onDelete={() => {
                setSelected(null);
                make(deleting(area));
              }}
            />
          )}
          <RouteAreas routes={routes} areas={areas} area={area} nameOf={nameOf} onToggle={toggle} />
        </div>
      </div>
    </>
  );
}
