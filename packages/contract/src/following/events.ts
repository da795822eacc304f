import { type Static, Type } from 'typebox';
import { Uuid } from '../common.ts';

/** The subjects of a stream; each topic's schema defines what it sends. */
export const topicNames = [
  'board',
  'staff-board',
  'presence',
  'screen',
  'desk',
  'announcements',
  'queues',
  'clock',
  'marshal',
] as const;
export type TopicName = (typeof topicNames)[number];

const topic = `(${topicNames.join('|')})(:[A-Za-z0-9-]{1,40})?`;

/**
 * `GET …/events?topics=board:CATEGORY,presence`: server-sent events, `data` is one line of JSON. After the
 * colon comes the subject of the topic.
 */
export const EventsQuery = Type.Object({
  topics: Type.String({ maxLength: 4_000, pattern: `^${topic}(,${topic})*$` }),
});

/**
 * `event: competition` comes soon after the start, and when something about the competition changes that is
 * not on a board: closed, published, renamed. `version` is its `revision`: a client that shows any of it from
 * another revision reads it again.
 */
export const CompetitionChange = Type.Object({ version: Type.Integer() });
export type CompetitionChange = Static<typeof CompetitionChange>;

/**
 * Topic `desk`, for organisers. `event: desk` comes first, and whenever somebody is entered or leaves, or a
 * desk records something: read the desk's list again.
 */
export const DeskChange = Type.Object({ competition: Uuid });
export type DeskChange = Static<typeof DeskChange>;

/** `event: heartbeat` every 5 s: versions by category, so that clients notice silence. */
export const Heartbeat = Type.Object({ versions: Type.Record(Type.String(), Type.Integer()) });
export type Heartbeat = Static<typeof Heartbeat>;
