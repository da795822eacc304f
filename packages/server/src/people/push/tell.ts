import { createHash } from 'node:crypto';
import { deliveryOf, type NotificationKind } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

/** Something that devices are told. Its texts name no child: they stand on a locked screen. */
export interface Message {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  /** Below this server's address; opened by a tap. */
  readonly path: string;
  /** Messages with the same topic replace each other, on their way and on the screen. */
  readonly topic: string;
}

/** A message for people of a competition, of which its topic is: the ids in topics are often chosen by whoever sends them. */
export interface Telling extends Message {
  /** Uuid. */
  readonly competition: string;
  /** Profile uuids. Parents are told what is for their children. */
  readonly people: readonly string[];
}

/** What the worker of the page reads; also understood by browsers that know Declarative Web Push. */
export interface Content {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Letters; more would not fit on any screen. */
const [longestTitle, longestBody] = [100, 300];

const queue = {
  name: 'push.tell',
  text: `
    with devices as (
      select s.family_id from push_subscription s
      join session_family f on f.id = s.family_id
      left join account a on a.id = f.account_id
      where $1 = any (s.kinds) and (
        a.profile_id = any ($2::uuid[])
        or a.profile_id in (select parent_id from profile where id = any ($2::uuid[]))
        or (f.ticket_competition_id = $3 and f.ticket_profile_id = any ($2::uuid[])))
    ), replaced as (
      delete from push_message m using devices d
      where m.family_id = d.family_id and m.topic = $4 and m.due_at is not null
    )
    insert into push_message (id, family_id, kind, topic, content, expires_at)
    select gen_random_uuid(), family_id, $1, $4, $5, now() + make_interval(secs => $6) from devices`,
};

/**
 * Tells people on the devices where they asked for this kind, while the app is closed. Call it in the transaction that
 * causes it: both happen, or neither. Whatever is told stands in the app as well, because a device may miss it.
 *
 * @example await tell(tx, { kind: 'TURN', people: [profile], competition, title: 'Test Open', body: 'You are next.', path: `/${competition}`, topic: 'turn' });
 */
export async function tell(
  db: Queries,
  { kind, people, competition, topic, ...message }: Telling,
): Promise<void> {
  if (people.length === 0) return;
  const { forSeconds } = deliveryOf[kind];
  const within = topicIn(competition, topic);
  await db.rows(queue, [kind, people, competition, within, contentOf(message), forSeconds]);
}

const queueForOne = {
  name: 'push.tell_device',
  text: `
    with replaced as (delete from push_message where family_id = $1 and topic = $3 and due_at is not null)
    insert into push_message (id, family_id, kind, topic, content, expires_at)
    select gen_random_uuid(), family_id, $2, $3, $4, now() + make_interval(secs => $5)
    from push_subscription where family_id = $1 returning id`,
};

/** Tells one device, whatever it asked for. @returns whether there is one */
export async function tellDevice(db: Queries, family: string, message: Message): Promise<boolean> {
  const { kind, topic } = message;
  const { forSeconds } = deliveryOf[kind];
  const told = await db.rows(queueForOne, [family, kind, topicOf(topic), contentOf(message), forSeconds]);
  return told.length > 0;
}

const forget = {
  name: 'push.forget',
  text: 'delete from push_message where topic = $1 and due_at is not null',
};

/** Takes back what is still waiting of a competition's topic: nobody needs to be told any more. */
export async function untell(db: Queries, competition: string, topic: string): Promise<void> {
  await db.rows(forget, [topicIn(competition, topic)]);
}

/** The most letters that a push service takes. */
const topicLetters = 32;

const topicOf = (topic: string): string =>
  createHash('sha256').update(topic).digest('base64url').slice(0, topicLetters);

const topicIn = (competition: string, topic: string): string => topicOf(`${competition} ${topic}`);

const contentOf = ({ title, body, path }: Content): string =>
  JSON.stringify({ title: beginning(title, longestTitle), body: beginning(body, longestBody), path });

/** By code points: the database refuses half of an emoji. */
const beginning = (text: string, most: number): string =>
  Array.from(text).slice(0, most).join('').toWellFormed();
