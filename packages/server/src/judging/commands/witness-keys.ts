import { createHmac } from 'node:crypto';
import { isCodeOf, provesWitness, readWitnessCode } from '@topout/domain';
import type { Database } from '../../platform/db/database.ts';
import { serverSecret } from '../../platform/media/server-secret.ts';
import type { ScoringCommand } from '../log/command.ts';

/**
 * The key from which a person's phone makes the codes that prove a witness, in hexadecimal. For that phone
 * only: it comes with the person's own card.
 */
export type WitnessKeyOf = (competition: string, profile: string) => string;

const ofDatabase = new WeakMap<Database, Promise<WitnessKeyOf>>();

/** Keys come from a secret that all nodes share. */
export function witnessKeys(db: Database): Promise<WitnessKeyOf> {
  const known = ofDatabase.get(db);
  if (known) return known;
  const keys = serverSecret(db, 'witness').then(
    (secret): WitnessKeyOf =>
      (competition, profile) =>
        createHmac('sha256', secret).update(`witness ${competition} ${profile}`).digest('hex'),
  );
  ofDatabase.set(db, keys);
  keys.catch(() => ofDatabase.delete(db));
  return keys;
}

/** The same commands, with the people whose codes they bring. */
export async function withWitnesses(
  db: Database,
  competition: string,
  commands: readonly ScoringCommand[],
): Promise<readonly ScoringCommand[]> {
  if (!commands.some(({ witnessed }) => witnessed)) return commands;
  const registered = await db.kysely
    .selectFrom('registration')
    .select('profileId')
    .where('competitionId', '=', competition)
    .execute();
  const keyOf = await witnessKeys(db);
  return commands.map((command) => {
    const code = command.witnessed && readWitnessCode(command.witnessed.code);
    if (!code) return command;
    const ms = Date.parse(command.clientTime);
    const by = registered.find(
      ({ profileId: profile }) =>
        isCodeOf(code, profile) && provesWitness(code, { profile, key: keyOf(competition, profile) }, ms),
    );
    return { ...command, witnessed: { code, by: by?.profileId ?? null } };
  });
}
