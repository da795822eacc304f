import type {
  JudgeAttemptModificationPermissions,
  JudgeCompetitorPermissions,
  JudgeRoutePermissions,
} from '../../vocabulary.ts';
import { choice, onOff, type Setting } from '../setting-kinds.ts';

/** What judges may do and see. */
export const judgeSettings = {
  judgeRoutePermissions: choice<JudgeRoutePermissions>(
    'SEE_ALL_JUDGE_ASSIGNED',
    ['Which routes may a judge judge?', ''],
    {
      SEE_JUDGE_ALL: ['All of them', 'Simplest: no judging areas are needed.'],
      SEE_ALL_JUDGE_ASSIGNED: [
        'Only those in their judging areas',
        'They see the others, but can’t log attempts there.',
      ],
      SEE_JUDGE_ASSIGNED: [
        'Only those in their areas, and they see no others',
        'The shortest list on their phone.',
      ],
      NONE: ['None', 'Only the master judge and staff judges log attempts.'],
    },
  ),
  judgeAttemptModificationPermissions: choice<JudgeAttemptModificationPermissions>(
    'OWN',
    ['Which attempts may a judge correct?', ''],
    {
      ALL: ['All on their routes', 'Including those another judge logged.'],
      OWN: ['Their own', 'Once another judge has logged on a route, staff correct it.'],
      NONE: ['None', 'Only staff can change saved attempts.'],
    },
  ),
  judgeCompetitorPermissions: choice<JudgeCompetitorPermissions>('NONE', ['May judges change entries?', ''], {
    NONE: ['No', 'Entries are for staff.'],
    ADD: ['They may add competitors', 'For latecomers at the wall.'],
    ADD_MODIFY: ['They may add and change competitors', 'Names, categories, retirements.'],
  }),
  judgesNeedApproval: onOff(
    false,
    'Staff approve every judge',
    'On: judges may not judge themselves or their own children. Off: anybody who scans the judging code is a judge at once.',
  ),
  judgesCanBeParents: onOff(
    false,
    'Judges may be parents of competitors',
    'Asks judges whether they are entering children too.',
  ),
  judgesCanSeeLeaderboard: onOff(
    true,
    'Judges see the leaderboard',
    'Even while it is hidden from the public.',
  ),
} as const satisfies Readonly<Record<string, Setting>>;
