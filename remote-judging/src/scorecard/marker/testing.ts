import type { Competition, EntryDetail } from '@topout/contract';
import { defaultScoringSettings } from '@topout/domain';
import {
  anAttempt,
  anEntry,
  aRoute,
  competition,
  groupId,
  type gym,
  men,
  routeId,
  userId,
  women,
} from '../../testing/gym.tsx';

type Group = Competition['routeGroups'][number];
type Mark = EntryDetail['streams'][number]['mark'];

const ada = userId(1);
export const noor = userId(2);
export const route = routeId(1);
/** From which a phone makes its codes. */
export const key = 'a1'.repeat(32);
export const top = { success: true, segmentsCount: 1, usedLastHold: false };
export const fall = { success: false, segmentsCount: 0, usedLastHold: false };
/** Ada's card, kept by Noor. */
export const paired = { marker: { entry: anEntry(2, 'Noor Stone').uuid, user: noor, firstName: 'Noor' } };

/** The card of a climber who has topped the route at once. */
export const cardOf = (
  number: number,
  name: string,
  more: Partial<EntryDetail>,
  mark?: Mark,
): EntryDetail => {
  const user = userId(number);
  const attempt = anAttempt(user, 1, { success: true, judge: { uuid: user, name } });
  return {
    ...anEntry(number, name),
    competition,
    boardVersion: 1,
    wave: null,
    clockStartTime: null,
    attempts: [{ ...attempt, route }],
    streams: [{ route, version: 1, confirmed: false, ...(mark && { mark }) }],
    stageScorecards: [],
    ...more,
  };
};

/** Ada at her phone, and the card of Noor, which she keeps. */
export function begin(
  { api, open }: Pick<ReturnType<typeof gym>, 'api' | 'open'>,
  cards: { mine?: Partial<EntryDetail>; theirs?: Partial<EntryDetail>; mark?: Mark },
) {
  const { uuid, user, category, competitorNumber, status, waitingPosition } = anEntry(1, 'Ada Rock');
  const group: Group = {
    uuid: groupId,
    name: 'All',
    categories: [women.uuid, men.uuid],
    scoredBy: 'CLIMBERS',
    climbersQueue: false,
    confirmedBy: 'MARKER',
  };
  open({
    role: null,
    routes: [aRoute()],
    competition: {
      userEntry: { uuid, user, category, competitorNumber, status, waitingPosition, canChange: false },
      routeGroups: [group],
    },
    settings: { scoring: defaultScoringSettings },
  });
  const own = cardOf(1, 'Ada Rock', { witnessKey: key, ...cards.mine }, cards.mark);
  api.answer({
    [`GET competitions/${competition}/entries/me`]: own,
    [`GET competitions/${competition}/entries/${noor}`]: cardOf(
      2,
      'Noor Stone',
      { marker: { entry: uuid, user: ada, firstName: 'Ada' }, ...cards.theirs },
      cards.mark,
    ),
  });
}
