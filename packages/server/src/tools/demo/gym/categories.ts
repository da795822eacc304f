import { demoId } from '../demo-ids.ts';
import { type DemoRoute, demoRoutes } from './routes.ts';

/** A category of the demo gym competition, with the route group of the same name. */
export interface DemoCategory {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly capacity: number | null;
  /** In years; null = any age. */
  readonly oldest: number | null;
  /** The number of competitors. */
  readonly size: number;
  /** Mean and spread of their abilities. */
  readonly ability: readonly [mean: number, deviation: number];
  readonly routes: readonly DemoRoute[];
}

const easiest = (from: number, to: number) => {
  const ranked = demoRoutes.toSorted((a, b) => a.difficulty - b.difficulty).slice(from, to);
  return demoRoutes.filter((route) => ranked.includes(route));
};

const category = (
  number: number,
  name: string,
  size: number,
  ability: DemoCategory['ability'],
  routes: readonly DemoRoute[],
  {
    capacity = null,
    oldest = null,
  }: { readonly capacity?: number | null; readonly oldest?: number | null } = {},
): DemoCategory => ({
  id: demoId('category', 1, number),
  group: demoId('route-group', 1, number),
  name,
  capacity,
  oldest,
  size,
  ability,
  routes,
});

/**
 * Groups overlap, as in a real gym: the same boulder is number 9 for the youth and number 4 for the women.
 */
export const demoCategories: readonly DemoCategory[] = [
  category(1, 'Youth', 36, [-1, 0.7], easiest(0, 14), { capacity: 40, oldest: 15 }),
  category(2, 'Women', 42, [0.2, 0.9], easiest(5, 22)),
  category(3, 'Men', 42, [0.5, 0.9], easiest(7, 24)),
];
