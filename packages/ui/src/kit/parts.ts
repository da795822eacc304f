import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { dialogs } from './dialogs.tsx';
import { fields } from './fields.tsx';
import { figures } from './figures.tsx';
import { holds } from './holds.tsx';
import { lists } from './lists.tsx';
import { results } from './results.tsx';
import { skylines } from './skylines.tsx';
import type { Specimen } from './specimen.ts';
import { states } from './states.tsx';
import { tables } from './tables.tsx';
import { waiting } from './waiting.tsx';
import { walls } from './walls.tsx';

/** All there is to see, by the name in the address. */
export const parts: Readonly<Record<string, readonly Specimen[]>> = {
  results,
  skylines,
  holds,
  walls,
  figures,
  actions,
  fields,
  choices,
  states,
  lists,
  tables,
  dialogs,
  waiting,
};
