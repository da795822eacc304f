import type { LeaderboardRow } from '@topout/api-client';

export const nameOf = ({ user }: Pick<LeaderboardRow, 'user'>): string =>
  `${user.firstName} ${user.lastName}`;
