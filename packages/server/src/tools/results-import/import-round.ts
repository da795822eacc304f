import type { CommandContext } from '../command.ts';
import { newId } from '../../platform/ids.ts';
import { callCommand } from '../../judging/commands/call-command.ts';
import type { ScoringCommand } from '../../judging/log/command.ts';
import { type Effort, formats } from './formats.ts';
import { insertRound, type InsertedRound } from './insert-round.ts';
import type { RoundFile } from './round-file.ts';

/** Commands per request. */
const perRequest = 50;

export interface ImportedRound {
  readonly competition: string;
  readonly category: string;
}

/**
 * Creates a competition from a published round. Its results go through the command log like everything else.
 *
 * @param source where the round came from; goes into the audit
 * @throws Error if the round cannot be scored
 */
export async function importRound(
  { db, commands }: Pick<CommandContext, 'db' | 'commands'>,
  round: RoundFile,
  source: string,
): Promise<ImportedRound> {
  const inserted = await db.transaction((tx) => insertRound(tx, round, source));
  await climbRound(commands, round, inserted);
  return { competition: inserted.competition, category: inserted.category };
}

type Climbed = Pick<InsertedRound, 'competition' | 'master' | 'routes' | 'climbers'>;

/** Sends all results of a round. */
export async function climbRound(
  commands: CommandContext['commands'],
  round: RoundFile,
  climbed: Climbed,
): Promise<void> {
  const taps = tapsOf(round, climbed);
  for (let at = 0; at < taps.length; at += perRequest) {
    const some = taps.slice(at, at + perRequest);
    await commands.submit(climbed.competition, { kind: 'commands', mode: 'granted', commands: some });
  }
}

function tapsOf(round: RoundFile, { master, routes, climbers }: Climbed): ScoringCommand[] {
  return round.competitors.flatMap((competitor, index) => {
    const climbed =
      competitor.status !== 'ok' ? [] : (formats[round.format]?.efforts(competitor, round) ?? []);
    return climbed.flatMap((efforts, route) =>
      efforts.length === 0 ? [] : [tap(master, routes[route] ?? '', climbers[index] ?? '', efforts)],
    );
  });
}

const tap = (actor: string, route: string, competitor: string, efforts: readonly Effort[]): ScoringCommand =>
  callCommand({
    kind: 'attempts.append',
    actor,
    route,
    competitor,
    attempts: efforts.map((effort) => ({
      ...effort,
      uuid: newId(),
      timestamp: new Date().toISOString(),
      judge: actor,
      notes: '',
    })),
  });
