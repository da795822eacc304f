import type { Route } from '@topout/contract';
import type { Climber } from './use-climbers.ts';
import type { QueueCommands } from './use-queue-commands.ts';

/** What both ways to show a queue are given. */
export interface QueueListProps {
  /** Those who match the filter. */
  readonly queued: readonly Climber[];
  /** All who wait. */
  readonly total: number;
  readonly route: Route;
  readonly commands: QueueCommands;
  readonly canJudge: boolean;
}
