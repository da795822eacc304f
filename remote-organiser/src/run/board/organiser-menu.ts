import type { MenuItem } from '@topout/app-kit';

const texts = {
  dashboard: 'Dashboard',
  add: 'Add a competitor',
  files: 'Download entries',
};

/** Where organisers go from the board; nobody else loads it. */
export const organiserMenu = (competition: string): readonly MenuItem[] => [
  { label: texts.dashboard, to: `/${competition}/dashboard` },
  { label: texts.add, to: `/${competition}/setup/add-competitor` },
  { label: texts.files, to: `/${competition}/results#entries` },
];
