import { onOff, type Setting } from '../setting-kinds.ts';

/** How people enter. */
export const enteringSettings = {
  parentModeEnabled: onOff(
    true,
    'Parents enter their children',
    'Asks people whether they climb themselves or enter children.',
  ),
  hasPreloadedEntries: onOff(
    false,
    'Entries come from a list',
    'You import them; people find themselves by their number instead of entering.',
  ),
  hasCompetitorNumbers: onOff(
    false,
    'Competitors have numbers',
    'On bibs and lists. People give theirs when they enter.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;
