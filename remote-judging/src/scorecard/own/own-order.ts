import type { Competition } from '@topout/contract';
import { colourWord } from '@topout/domain';
import { isOnMap } from '../../competition/on-map.ts';
import type { DayRoute } from '../card-day.ts';
import { ownTexts as texts } from './texts.ts';

export const ownOrders = ['number', 'open', 'area', 'colour', 'map'] as const;
export type OwnOrder = (typeof ownOrders)[number];

export interface RouteSection {
  /** Empty where there is but one. */
  readonly title: string;
  readonly routes: readonly DayRoute[];
}

interface Shown {
  readonly competition: Pick<Competition, 'judgingGroups' | 'venues'>;
  /** Uuid of the route whose keys are open. */
  readonly opened: string | null;
}

/** A card's routes as the climber wants to see them; sections without routes are left out. */
export function inOrder(
  day: readonly DayRoute[],
  order: OwnOrder,
  { competition, opened }: Shown,
): RouteSection[] {
  switch (order) {
    case 'number':
      return [{ title: '', routes: day }];
    case 'open':
      return [{ title: '', routes: day.filter((one) => !isDone(one)) }];
    case 'area': {
      const areaOf = new Map(
        competition.judgingGroups.flatMap(({ name, routes }) =>
          routes.map((route): [string, string] => [route, name]),
        ),
      );
      return sections(day, ({ route }) => areaOf.get(route.uuid) ?? texts.noArea);
    }
    case 'colour':
      return sections(day, ({ look }) => colourWord(look.colors[0] ?? 'white'));
    case 'map': {
      const [shown, others] = [
        day.filter(({ route }) => route.uuid === opened),
        day.filter(({ route }) => route.uuid !== opened && !isOnMap(route, competition)),
      ];
      const listed = others.length > 0 ? [{ title: texts.notOnMap, routes: others }] : [];
      return [{ title: '', routes: shown }, ...listed];
    }
  }
}

/** Orders that tell routes apart: areas and the map only where there are some. */
export const usefulOrders = (day: readonly DayRoute[], competition: Shown['competition']): OwnOrder[] =>
  ownOrders.filter((order) => {
    if (order === 'map') return day.some(({ route }) => isOnMap(route, competition));
    return order !== 'area' || competition.judgingGroups.length > 1;
  });

export const isDone = ({ result }: DayRoute) => result?.success === true;

function sections(day: readonly DayRoute[], titleOf: (one: DayRoute) => string): RouteSection[] {
  const titles = [...new Set(day.map(titleOf))];
  return titles.map((title) => ({ title, routes: day.filter((one) => titleOf(one) === title) }));
}

/** Routes whose number begins with what was typed, or whose name holds it. */
export function found(day: readonly DayRoute[], typed: string): readonly DayRoute[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return day;
  return day.filter(
    ({ name, route }) => name.toLowerCase().startsWith(wanted) || route.name.toLowerCase().includes(wanted),
  );
}
