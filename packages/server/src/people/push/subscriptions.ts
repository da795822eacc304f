import type { PushBody, PushState } from '@topout/contract';
import type { NotificationKind } from '@topout/domain';
import type { FastifyRequest } from 'fastify';
import type { Queries, Tx } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import { unauthorised } from '../../platform/errors.ts';

/**
 * The sign-in of the caller, by account or by ticket.
 *
 * @throws Refusal 401 for everybody else, also at a tablet that is handed round: it is nobody's device
 */
export function requireSignIn({ session }: Pick<FastifyRequest, 'session'>): string {
  const { kind, family, tablet } = session;
  if (family === null || tablet !== null || (kind !== 'user' && kind !== 'ticket')) throw unauthorised();
  return family;
}

interface SubscriptionRow {
  readonly kinds: NotificationKind[];
  readonly madeAt: Date;
  readonly toldAt: Date | null;
}

const statements = {
  read: {
    name: 'push.read',
    text: 'select kinds, made_at, told_at from push_subscription where family_id = $1',
  },
  /* A browser belongs to whoever signed in there last. */
  leaveOthers: {
    name: 'push.leave_others',
    text: 'delete from push_subscription where endpoint = $1 and family_id <> $2',
  },
  store: {
    name: 'push.store',
    text: `insert into push_subscription (family_id, endpoint, public_key, auth_secret, kinds)
      select id, $2, $3, $4, $5 from session_family where id = $1 and revoked_at is null
      on conflict (family_id) do update set endpoint = $2, public_key = $3, auth_secret = $4, kinds = $5
      returning family_id`,
  },
  remove: { name: 'push.remove', text: 'delete from push_subscription where family_id = $1' },
};

/** What the device of a sign-in is told; null = nothing. */
export async function readDevice(db: Queries, family: string): Promise<PushState['device']> {
  const row = await firstRow<SubscriptionRow>(db, statements.read, [family]);
  return row && { ...row, madeAt: row.madeAt.toISOString(), toldAt: row.toldAt?.toISOString() ?? null };
}

/** From now on the device of a sign-in is told these kinds. @throws Refusal 401 if it has just ended */
export async function subscribe(
  tx: Tx,
  family: string,
  { endpoint, publicKey, authSecret, kinds }: PushBody,
): Promise<void> {
  await tx.rows(statements.leaveOthers, [endpoint, family]);
  const keys = [Buffer.from(publicKey, 'base64url'), Buffer.from(authSecret, 'base64url')];
  const stored = await tx.rows(statements.store, [family, endpoint, ...keys, [...new Set(kinds)]]);
  if (stored.length === 0) throw unauthorised();
}

/** The device of a sign-in is told nothing any more. */
export async function unsubscribe(db: Queries, family: string): Promise<void> {
  await db.rows(statements.remove, [family]);
}
