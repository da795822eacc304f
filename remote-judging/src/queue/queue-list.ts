import type { Route } from '@topout/contract';
import type { Climber } from './use-climbers.ts';
import type { QueueCommands } from './use-queue-commands.ts';

/** Props of both ways to show a queue. */
export interface QueueListProps {
  /** Those who match the filter. */
  readonly queued: readonly Climber[];
  /** Everybody waiting. */
  readonly waiting: readonly Climber[];
  readonly route: Route;
  readonly commands: QueueCommands;
  readonly canJudge: boolean;
}
