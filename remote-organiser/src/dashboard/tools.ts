import type { Competition } from '@topout/api-client';
import { canManageSetup, entryRights } from '@topout/domain';
import { actorOf } from '../competition/actor-of.ts';
import { texts } from './texts.ts';

/** Somewhere the dashboard leads. */
export interface Tool {
  readonly label: string;
  /** Below the competition's address. */
  readonly path: string;
  readonly icon: 'list' | 'plus' | 'pin' | 'map' | 'users' | 'screen';
  readonly shown: (competition: Competition) => boolean;
}

const organises = (competition: Competition) => canManageSetup(actorOf(competition));

/** In the order in which they are needed; each only for those who may use it. */
const tools: readonly Tool[] = [
  { label: texts.manageEntries, path: 'entries', icon: 'list', shown: (of) => of.canSeeLeaderboard },
  {
    label: texts.addCompetitor,
    path: 'enter/competitors',
    icon: 'plus',
    shown: (of) => entryRights(actorOf(of), of.settings).canAdd,
  },
  { label: texts.numberRoutes, path: 'order-routes', icon: 'pin', shown: organises },
  { label: texts.areas, path: 'manage-routes/areas', icon: 'map', shown: organises },
  { label: texts.screen, path: 'screen', icon: 'screen', shown: organises },
];

export const toolsFor = (competition: Competition): Tool[] => tools.filter(({ shown }) => shown(competition));
