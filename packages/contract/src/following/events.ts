import { type Static, Type } from 'typebox';

/** What a stream may be about; what each of them sends stands with it. */
export const topicNames = ['board', 'staff-board', 'floor', 'screen'] as const;
export type TopicName = (typeof topicNames)[number];

const topic = `(${topicNames.join('|')})(:[A-Za-z0-9-]{1,40})?`;

/**
 * `GET …/events?topics=board:CATEGORY,floor`: server-sent events, `data` is one line of JSON. Behind the colon stands what a topic
 * is about.
 */
export const EventsQuery = Type.Object({
  topics: Type.String({ maxLength: 4_000, pattern: `^${topic}(,${topic})*$` }),
});

/**
 * `event: competition` soon after the beginning, and when something about the competition changed that is not on a board: it was
 * closed, published, renamed. `version` is its `revision`: whoever shows any of it, as it was at another, reads it again.
 */
export const CompetitionChange = Type.Object({ version: Type.Integer() });
export type CompetitionChange = Static<typeof CompetitionChange>;

/** `event: heartbeat` every 5 s: versions by category, so that silence is noticed. */
export const Heartbeat = Type.Object({ versions: Type.Record(Type.String(), Type.Integer()) });
export type Heartbeat = Static<typeof Heartbeat>;
