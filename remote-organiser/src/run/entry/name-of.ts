export const nameOf = ({ user }: Pick<LeaderboardRow, 'user'>): string =>
  `${user.firstName} ${user.lastName}`;
import type { LeaderboardRow } from '@topout/contract';
