import type { Route } from '@topout/contract';
import { refresh, serverNow } from '@topout/api-client';
import { usePassed } from '@topout/app-kit/use-passed';
import { renumber, suggestedNumber } from '@topout/domain';
import { Chip, ChipRow, EmptyState, MapIcon, Notice } from '@topout/ui';
import { useState } from 'react';
import { nameOfRoute } from '../../../competition/route-names.ts';
import { EditNotices } from '../edit-notices.tsx';
import styles from '../manage-routes.module.css';
import type { RoutesTabProps } from '../routes-tab.ts';
import { pinOf, routeText } from '../route-text.ts';
import { texts } from '../texts.ts';
import { useEdits } from '../use-edits.ts';
import { VenueMaps } from '../venue-maps.tsx';
import { lacksSome, numberColumns, routesShown } from './number-columns.ts';
import { numbering } from './number-edits.ts';
import { NumberTable, numberFieldId } from './number-table.tsx';

/** Constants of this map only. (behaviour: routes#map) */
const framing = { maxZoom: 1, padding: 5 };

/** The numbers of routes, for each route group or for one category. (behaviour: routes#numbering) */
export function NumberingTab({ competition, routes: saved }: RoutesTabProps) {
  const [category, setCategory] = useState(() => firstShown(competition, saved));
  const [chosen, setChosen] = useState<string | null>(null);
  const { shown: routes, make, isSaving, ...notices } = useEdits(saved, () => refresh('venues/*'));
  const started = usePassed(competition.startTime, serverNow);
  const frozen = started && !competition.settings.hasDynamicRouteNumbering;

  const columns = numberColumns(competition, routes, category);
  const rows = routesShown(columns, routes);
  const nameOf = (route: Route) => nameOfRoute(route, competition, { category: category ?? undefined });
  const isIncomplete = (route: Route) => category === null && lacksSome(route);
  const incomplete = rows.filter(isIncomplete);

  const pick = (group: string, route: Route, number: number) => {
    const numbers = columns.find((column) => column.group === group)?.numbers ?? [];
    const seen = new Map(numbers.map((one) => [one.route, one.number]));
    const changes = renumber(numbers, route.uuid, number);
    if (changes.length === 0) return;
    const other = routes.find(({ uuid }) => uuid === changes[1]?.route);
    const name = texts.route(nameOf(route));
    make(
      numbering({
        competition: competition.uuid,
        group,
        changes: changes.map((change) => ({ ...change, seen: seen.get(change.route) ?? null })),
        done: other ? texts.swapped(name, number, texts.route(nameOf(other))) : texts.numbered(name, number),
      }),
    );
  };
  const reach = (route: string) => {
    setChosen(route);
    const field = columns.find(({ numbers }) => numbers.some((one) => one.route === route));
    if (field) document.getElementById(numberFieldId(field.group, route))?.focus();
  };
  return (
    <>
      <EditNotices {...notices} make={make} />
      {frozen && <Notice>{texts.frozen}</Notice>}
      <ChipRow label={texts.category} wrap>
        <Chip selected={category === null} onToggle={() => setCategory(null)}>
          {texts.allCategories}
        </Chip>
        {competition.stages[0]?.categories.map(({ uuid, name }) => (
          <Chip key={uuid} selected={category === uuid} onToggle={() => setCategory(uuid)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {rows.length === 0 ? (
        <EmptyState icon={<MapIcon size={28} />} title={texts.noneInCategory} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.map}>
            <VenueMaps
              key={category}
              competition={competition}
              routes={rows}
              onPin={reach}
              {...framing}
              pinOf={(route) => {
                const warning = isIncomplete(route);
                const text = routeText(route, nameOf(route));
                return pinOf(route, {
                  label: nameOf(route),
                  name: warning ? `${text}, ${texts.incomplete}` : text,
                  selected: route.uuid === chosen,
                  warning,
                });
              }}
            />
          </div>
          <div className={styles.side}>
            <p aria-live="polite" className={styles.saving}>
              {isSaving ? texts.saving : ''}
            </p>
            {incomplete.length > 0 && (
              <Notice tone="warning" title={texts.incomplete}>
                {texts.incompleteHint(incomplete.length)}
              </Notice>
            )}
            <NumberTable
              columns={columns}
              rows={rows}
              chosen={chosen}
              frozen={frozen}
              nameOf={(route) => texts.route(nameOf(route))}
              numberOf={nameOf}
              isIncomplete={isIncomplete}
              suggested={(column) => suggestedNumber(column.numbers)}
              onPick={pick}
              onChoose={setChosen}
            />
          </div>
        </div>
      )}
    </>
  );
}

/** One category on phones, where all of them have no room; all of them while a number is missing. */
function firstShown(
  { stages, routeGroups }: RoutesTabProps['competition'],
  routes: readonly Route[],
): string | null {
  const few = routeGroups.length < 2 || routes.some(lacksSome) || !matchMedia('(width < 600px)').matches;
  return few ? null : (stages[0]?.categories[0]?.uuid ?? null);
}
