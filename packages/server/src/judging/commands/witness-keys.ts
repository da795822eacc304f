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

/** Whose phone showed a code at that moment, ms since 1970; null if nobody's of the competition did. */
export async function witnessOf(
  db: Database,
  competition: string,
  text: string,
  ms: number,
): Promise<string | null> {
  return (await witnessReader(db, competition))(readWitnessCode(text), ms);
}

/** The same commands, with the people whose codes they bring. */
export async function withWitnesses(
  db: Database,
  competition: string,
  commands: readonly ScoringCommand[],
): Promise<readonly ScoringCommand[]> {
  if (!commands.some(({ witnessed }) => witnessed)) return commands;
  const witness = await witnessReader(db, competition);
  return commands.map((command) => {
    const code = command.witnessed && readWitnessCode(command.witnessed.code);
    if (!code) return command;
    return { ...command, witnessed: { code, by: witness(code, Date.parse(command.clientTime)) } };
  });
}

async function witnessReader(db: Database, competition: string) {
  const registered = await db.kysely
    .selectFrom('registration')
    .select('profileId')
    .where('competitionId', '=', competition)
    .execute();
  const keyOf = await witnessKeys(db);
  return (code: string | null, ms: number): string | null => {
    const by = registered.find(
      ({ profileId: profile }) =>
        code !== null &&
        isCodeOf(code, profile) &&
        provesWitness(code, { profile, key: keyOf(competition, profile) }, ms),
    );
    return by?.profileId ?? null;
  };
}
