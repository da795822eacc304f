import { deliveryOf, type NotificationKind } from '@topout/domain';
import type { Database } from '../../platform/db/database.ts';
import { encryptFor } from '../../platform/push/encrypt.ts';
import type { Outcome, Post } from '../../platform/push/post.ts';
import type { Sender } from '../../platform/push/vapid.ts';
import { ticketHoldsOf } from '../auth/tickets/ticket-holds.ts';
import type { Content } from './tell.ts';

/** Of one service. Encrypting one takes a millisecond or two: between groups others have their turn. */
const atOnce = 20;
/** 10, 20, 40 … seconds, when a service does not say how long to wait. */
const firstWaitSeconds = 10;
/** From then on the wait grows no longer: an hour and a half. */
const mostAttempts = 10;

/** SQL: who runs the service of a subscription `q`: the end of the name in its address, however many they have. */
const serviceOf = `coalesce(substring(split_part(q.endpoint, '/', 3) from '[^.]+[.][^.]+$'), '')`;

/** SQL: a message `w` that may be sent now to the subscription `q` of the sign-in `family`. */
const isDue = `w.due_at <= now() and w.expires_at > now() and (q.quiet_until is null or q.quiet_until <= now())
  and ${ticketHoldsOf('family')}`;

const waiting = `push_message w
      join push_subscription q on q.family_id = w.family_id
      join session_family family on family.id = w.family_id`;

const due = {
  name: 'push.due',
  text: `select distinct ${serviceOf} as service from ${waiting} where ${isDue}`,
};

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
    update push_message m set due_at = null, attempts = least(m.attempts + 1, ${mostAttempts})
    from push_subscription s
    where s.family_id = m.family_id and m.id in (
      select w.id from ${waiting}
      where ${isDue} and ${serviceOf} = $1
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

export interface PushDelivery {
  /** Begins to send what waits, to each service by itself: a slow one holds up nobody else's messages. */
  begin(): Promise<void>;
  /** Resolves once all that has begun has ended. @returns how many messages were taken */
  ended(): Promise<number>;
}

/**
 * Sends what waits. Each message is claimed for good first: one whose fate nobody knows, because the node stopped or the
 * service did not answer, is not sent again. Better missed than told twice: it stands in the app.
 */
export function pushDelivery(delivery: Delivery): PushDelivery {
  const underWay = new Map<string, Promise<number>>();
  const begin = (service: string) => {
    if (underWay.has(service)) return;
    const sending = deliverTo(delivery, service)
      .catch((error: unknown) => {
        delivery.onError(error);
        return 0;
      })
      .finally(() => underWay.delete(service));
    underWay.set(service, sending);
  };
  return {
    begin: async () => {
      const services = await delivery.db.rows<{ service: string }>(due, []);
      for (const { service } of services) begin(service);
    },
    ended: async () => (await Promise.all(underWay.values())).reduce((sum, taken) => sum + taken, 0),
  };
}

async function deliverTo(delivery: Delivery, service: string): Promise<number> {
  let taken = 0;
  for (;;) {
    const claimed = await delivery.db.rows<Claimed>(claim, [service]);
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
