import type { Competition } from '@topout/contract';
import {
  canBulkScore,
  canManageSetup,
  canUseDashboard,
  climbersScore,
  entryRights,
  isSpeed,
} from '@topout/domain';
import {
  ChartIcon,
  CheckCircleIcon,
  ClockIcon,
  DownloadIcon,
  EditIcon,
  HistoryIcon,
  ListIcon,
  MailIcon,
  MapIcon,
  PinIcon,
  PlusIcon,
  PrintIcon,
  ScreenIcon,
  SettingsIcon,
  TrophyIcon,
  UsersIcon,
} from '@topout/ui';
import { actorOf } from '../../../competition/actor-of.ts';
import { texts } from '../texts.ts';

export const toolIcons = {
  chart: ChartIcon,
  check: CheckCircleIcon,
  clock: ClockIcon,
  list: ListIcon,
  mail: MailIcon,
  edit: EditIcon,
  history: HistoryIcon,
  plus: PlusIcon,
  pin: PinIcon,
  map: MapIcon,
  users: UsersIcon,
  trophy: TrophyIcon,
  download: DownloadIcon,
  print: PrintIcon,
  screen: ScreenIcon,
  settings: SettingsIcon,
};

/** A link beside the day. */
export interface Tool {
  readonly label: string;
  /** Below the competition's address. */
  readonly path: string;
  readonly icon: keyof typeof toolIcons;
  /** The first of a new group. */
  readonly opens?: true;
  readonly shown: (competition: Competition) => boolean;
}

const organises = (competition: Competition) => canManageSetup(actorOf(competition));

const racesSpeed = (competition: Competition) =>
  organises(competition) && competition.stages.some(({ scoringSystem }) => isSpeed(scoringSystem));

/** In the order people need them; each only for those who may use it. */
const tools: readonly Tool[] = [
  { label: texts.title, path: 'dashboard', icon: 'chart', shown: () => true },
  {
    label: texts.manageEntries,
    path: 'entries',
    icon: 'list',
    opens: true,
    shown: (of) => of.canSeeLeaderboard,
  },
  { label: texts.heats, path: 'bracket', icon: 'list', shown: racesSpeed },
  { label: texts.checkIn, path: 'check-in', icon: 'check', shown: organises },
  { label: texts.marshal, path: 'marshal', icon: 'users', shown: (of) => canUseDashboard(actorOf(of)) },
  {
    label: texts.teams,
    path: 'teams/edit',
    icon: 'users',
    shown: (of) => organises(of) && of.settings.teamsEnabled,
  },
  {
    label: texts.markers,
    path: 'markers',
    icon: 'users',
    shown: (of) => organises(of) && of.routeGroups.some(({ confirmedBy }) => confirmedBy === 'MARKER'),
  },
  { label: texts.raffle, path: 'raffle', icon: 'trophy', shown: organises },
  { label: texts.announcements, path: 'announcements', icon: 'mail', shown: organises },
  { label: texts.addCompetitor, path: 'setup/add-competitor', icon: 'plus', shown: organises },
  {
    label: texts.addCompetitor,
    path: 'enter/competitors',
    icon: 'plus',
    shown: (of) => !organises(of) && entryRights(actorOf(of), of.settings).canAdd,
  },
  { label: texts.entryFiles, path: 'results#entries', icon: 'download', shown: organises },
  { label: texts.bulkScoring, path: 'bulk-scoring', icon: 'edit', shown: (of) => canBulkScore(actorOf(of)) },
  {
    label: texts.looks,
    path: 'worth-a-look',
    icon: 'chart',
    shown: (of) => organises(of) && of.routeGroups.some(({ scoredBy }) => climbersScore(scoredBy)),
  },
  { label: texts.numberRoutes, path: 'order-routes', icon: 'pin', opens: true, shown: organises },
  { label: texts.judgingGroups, path: 'manage-routes/areas', icon: 'map', shown: organises },
  { label: texts.staff, path: 'setup/staff', icon: 'users', shown: organises },
  { label: texts.disputesTool, path: 'disputes', icon: 'mail', shown: organises },
  { label: texts.results, path: 'results', icon: 'trophy', opens: true, shown: organises },
  { label: texts.spreadsheet, path: 'results?download=xlsx', icon: 'download', shown: organises },
  { label: texts.printSheets, path: 'print', icon: 'print', shown: organises },
  { label: texts.plan, path: 'plan/control', icon: 'list', shown: organises },
  { label: texts.clock, path: 'clock/control', icon: 'clock', shown: organises },
  { label: texts.screens, path: 'screen/control', icon: 'screen', shown: organises },
  { label: texts.timing, path: 'setup/timing', icon: 'clock', shown: racesSpeed },
  { label: texts.heatsScreen, path: 'screen/bracket', icon: 'screen', shown: racesSpeed },
  { label: texts.history, path: 'history', icon: 'history', opens: true, shown: organises },
  { label: texts.setup, path: 'setup', icon: 'settings', shown: organises },
];

export const toolsFor = (competition: Competition): Tool[] => tools.filter(({ shown }) => shown(competition));
