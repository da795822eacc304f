import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';
import type { Engine } from './window.ts';

/** The engines that journeys run in, by their projects' names. */
export const engines: Readonly<Record<string, () => Promise<Engine>>> = { firefox, webkit };
