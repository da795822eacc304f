import type { Queries } from '../db/database.ts';

/** Versions of the texts that somebody accepted. */
export interface Accepted {
  readonly terms: string;
  readonly privacy: string;
}

/** Keeps which texts an account accepted; when, the table says. */
export async function keepConsents({ kysely }: Queries, account: string, accepted: Accepted): Promise<void> {
  await kysely
    .insertInto('consent')
    .values([
      { account_id: account, document: 'terms', version: accepted.terms },
      { account_id: account, document: 'privacy', version: accepted.privacy },
    ])
    .execute();
}

interface Consent {
  readonly document: string;
  readonly version: string;
  readonly accepted_at: string;
}

export async function consentsOf({ kysely }: Queries, account: string): Promise<Consent[]> {
  const rows = await kysely
    .selectFrom('consent')
    .select(['document', 'version', 'accepted_at'])
    .where('account_id', '=', account)
    .orderBy('accepted_at')
    .orderBy('document')
    .execute();
  return rows.map(({ accepted_at, ...row }) => ({ ...row, accepted_at: accepted_at.toISOString() }));
}
