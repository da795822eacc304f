import type { Results, Route } from '@topout/contract';
import { colourWords } from '../../competition/colour-words.ts';

/** Adds the colours that identify routes on the wall: `Red Hot, red`. Paper is seldom in colour. */
export function withColours(results: Results, routes: readonly Pick<Route, 'uuid' | 'colors'>[]): Results {
  const words = new Map(routes.map(({ uuid, colors }) => [uuid, colourWords(colors)]));
  return {
    ...results,
    stages: results.stages.map((stage) => ({
      ...stage,
      categories: stage.categories.map((category) => ({
        ...category,
        routes: category.routes.map((route) => ({
          ...route,
          name: [route.name, words.get(route.uuid)].filter(Boolean).join(', '),
        })),
      })),
    })),
  };
}
