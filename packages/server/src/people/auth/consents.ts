import type { Queries } from '../../platform/db/database.ts';

/** Versions of the texts that a person accepted. */
export interface Accepted {
  readonly terms: string;
  readonly privacy: string;
}

/** Stores which texts an account accepted; the table adds when. */
export async function keepConsents({ kysely }: Queries, account: string, accepted: Accepted): Promise<void> {
  await kysely
    .insertInto('consent')
    .values([
      { accountId: account, document: 'terms', version: accepted.terms },
      { accountId: account, document: 'privacy', version: accepted.privacy },
    ])
    .execute();
}

interface Consent {
  readonly document: string;
  readonly version: string;
  readonly acceptedAt: string;
}

export async function consentsOf({ kysely }: Queries, account: string): Promise<Consent[]> {
  const rows = await kysely
    .selectFrom('consent')
    .select(['document', 'version', 'acceptedAt'])
    .where('accountId', '=', account)
    .orderBy('acceptedAt')
    .orderBy('document')
    .execute();
  return rows.map(({ acceptedAt, ...row }) => ({ ...row, acceptedAt: acceptedAt.toISOString() }));
}
