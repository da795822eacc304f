import { openPostgres, type Recruit, signInHolders } from '@topout/server';
import { oneCategory } from './one-category.ts';

export interface Jam {
  readonly competition: string;
  /** Who may see everything. */
  readonly organiser: { readonly token: string };
  /** All signed in by ticket. */
  readonly climbers: readonly Recruit[];
}

/** A running jam at the demo's venue, one category, where so many people without an account score themselves. */
export async function jamOf(port: number, database: string, people: number): Promise<Jam> {
  const { competition, token, at, call, enter } = await oneCategory(port, 'A large jam', {
    scored_by: 'CLIMBERS',
  });
  await enter([
    'First name,Last name',
    ...Array.from({ length: people }, (_, index) => `Ada,Climber ${index}`),
  ]);
  await call('POST', `${at}/tickets`, {});
  const db = await openPostgres(database, { poolSize: 2, onError: console.error });
  try {
    return {
      competition,
      organiser: { token },
      climbers: await signInHolders(db, competition),
    };
  } finally {
    await db.close();
  }
}
