import { deliveryOf, type NotificationKind } from '@topout/domain';
import type { Database } from '../../platform/db/database.ts';
import { encryptFor } from '../../platform/push/encrypt.ts';
import type { Outcome, Post } from '../../platform/push/post.ts';
import type { Sender } from '../../platform/push/vapid.ts';
import { ticketHoldsOf } from '../auth/tickets/ticket-holds.ts';
import type { Content } from './tell.ts';

/** Encrypting one takes a millisecond or two: between groups others have their turn. */
const atOnce = 20;
/** 10, 20, 40 … seconds, when a service does not say how long to wait. */
const firstWaitSeconds = 10;

interface Claimed {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly topic: string;
  readonly content: Content;
  readonly attempts: number;
  readonly secondsLeft: number;
  readonly familyId: string;
  readonly endpoint: string;
  readonly publicKey: Buffer;
  readonly authSecret: Buffer;
}

/* Nothing that is claimed is claimed again, unless its service says that it has not got it. */
const claim = {
  name: 'push.claim',
  text: `
    update push_message m set due_at = null, attempts = m.attempts + 1
    from push_subscription s
    where s.family_id = m.family_id and m.id in (
      select w.id from push_message w
      join push_subscription q on q.family_id = w.family_id
      join session_family family on family.id = w.family_id
      where w.due_at <= now() and w.expires_at > now() and (q.quiet_until is null or q.quiet_until <= now())
        and ${ticketHoldsOf('family')}
      order by w.due_at limit ${atOnce} for update of w skip locked)
    returning m.id, m.kind, m.topic, m.content, m.attempts, m.family_id, s.endpoint, s.public_key, s.auth_secret,
      extract(epoch from m.expires_at - now())::int as seconds_left`,
};

const statements = {
  done: { name: 'push.done', text: 'delete from push_message where id = $1' },
  told: {
    name: 'push.told',
    text: 'update push_subscription set told_at = now(), quiet_until = null where family_id = $1 and endpoint = $2',
  },
  /* The device may have subscribed anew meanwhile. */
  prune: { name: 'push.prune', text: 'delete from push_subscription where family_id = $1 and endpoint = $2' },
  quiet: {
    name: 'push.quiet',
    text: `update push_subscription set quiet_until = now() + make_interval(secs => $3)
      where family_id = $1 and endpoint = $2`,
  },
  later: {
    name: 'push.later',
    text: 'update push_message set due_at = now() + make_interval(secs => $2) where id = $1',
  },
};

interface Delivery {
  readonly db: Database;
  readonly sender: Sender;
  readonly post: Post;
  /** This server's address, without trailing slash. */
  readonly base: string;
  readonly onError: (error: unknown) => void;
}

/**
 * Sends what waits. Each message is claimed for good first: one whose fate nobody knows, because the node stopped or the
 * service did not answer, is not sent again. Better missed than told twice: it stands in the app.
 *
 * @returns how many were taken
 */
export async function deliverPush(delivery: Delivery): Promise<number> {
  let taken = 0;
  for (;;) {
    const claimed = await delivery.db.rows<Claimed>(claim, []);
    const sent = await Promise.all(claimed.map((message) => send(delivery, message)));
    taken += sent.filter(Boolean).length;
    if (claimed.length < atOnce) return taken;
  }
}

async function send(delivery: Delivery, message: Claimed): Promise<boolean> {
  const { db, sender, post, base, onError } = delivery;
  const { kind, topic, content, secondsLeft, endpoint } = message;
  try {
    const outcome = await post({
      endpoint,
      headers: {
        authorization: sender.authorize(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, secondsLeft)),
        urgency: deliveryOf[kind].urgency,
        topic,
      },
      body: encryptFor(message, payloadOf(content, base, topic)),
    });
    if (outcome.is === 'refused') onError(new Error(`A push service refused a message: ${outcome.status}`));
    await settle(db, message, outcome);
    return outcome.is === 'taken';
  } catch (error) {
    onError(error);
    return false;
  }
}

async function settle(db: Database, { id, familyId, endpoint, attempts }: Claimed, outcome: Outcome) {
  const device = [familyId, endpoint];
  if (outcome.is === 'later') {
    const seconds = outcome.waitSeconds ?? firstWaitSeconds * 2 ** (attempts - 1);
    if (outcome.waitSeconds !== null) await db.rows(statements.quiet, [...device, seconds]);
    await db.rows(statements.later, [id, seconds]);
    return;
  }
  if (outcome.is === 'gone') await db.rows(statements.prune, device);
  if (outcome.is === 'taken') await db.rows(statements.told, device);
  await db.rows(statements.done, [id]);
}

/** The JSON of Declarative Web Push, which our worker reads as well. */
const payloadOf = ({ title, body, path }: Content, base: string, tag: string): string =>
  JSON.stringify({
    web_push: 8030,
    notification: { title, body, navigate: `${base}${path}`, tag, lang: 'en' },
  });
