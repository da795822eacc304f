import { amount, limit, onOff, type Setting } from '../setting-kinds.ts';

/** Teams, and how they score. */
export const teamSettings = {
  teamsEnabled: onOff(
    false,
    'Competitors form teams',
    'People make a team or join one with its code; there is a board of teams.',
  ),
  teamLeast: amount(2, [1, 100], 'Fewest members of a team', 'A smaller team is not ranked.'),
  teamMost: amount(5, [1, 100], 'Most members of a team', 'Nobody joins a full team.'),
  teamCounted: limit(
    null,
    100,
    'Only the best members count',
    'How many. Leave empty to count all members of a team.',
  ),
  teamMixed: onOff(
    false,
    'A woman and a man count for each team',
    'On: the best woman and the best man always count; a team without both is not ranked.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;
