import type { ResultCategory } from './chosen.ts';
import { routeTitle } from './route-title.ts';
import { printTexts as texts } from './texts.ts';

/** A route as its card names it. */
export interface RouteCard {
  readonly uuid: string;
  readonly title: string;
  readonly name: string;
  /** The same in all categories; null = it has none, or several. */
  readonly number: number | null;
  /** Its number in each category, if they differ; otherwise empty. */
  readonly numbers: string;
}

/**
 * Every route of these categories once: under its number if that is the same in all of them, otherwise with
 * each number.
 */
export function routeCards(categories: readonly ResultCategory[]): RouteCard[] {
  const found = categories.flatMap(({ name, routes }) => routes.map((route) => ({ category: name, route })));
  const uuids = [...new Set(found.map(({ route }) => route.uuid))];
  return uuids.flatMap((uuid) => {
    const those = found.filter(({ route }) => route.uuid === uuid);
    const [first] = those;
    if (!first) return [];
    const same = those.every(({ route }) => route.number === first.route.number);
    return {
      uuid,
      name: first.route.name,
      number: same ? first.route.number : null,
      title: same ? routeTitle(first.route) : first.route.name,
      numbers: same
        ? ''
        : those.map(({ category, route }) => texts.numberIn(category, route.number)).join(', '),
    };
  });
}
