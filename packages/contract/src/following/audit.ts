import { type Static, Type } from 'typebox';
import { Instant, Nullable, oneOf, Page, Uuid } from '../common.ts';

const Person = Type.Object({ uuid: Uuid, name: Type.String() });

/** What an organiser changed beside results; those are in the log of commands. */
export const auditKinds = [
  'competition.created',
  'competition.changed',
  'competition.duplicated',
  'competition.hidden',
  'competition.shown',
  'stage.created',
  'stage.changed',
  'stage.deleted',
  'category.created',
  'category.changed',
  'category.deleted',
  'route_group.created',
  'route_group.changed',
  'route_group.deleted',
  'entry.invited',
  'entry.created',
  'entry.changed',
  'entry.deleted',
  'entry.merged',
  'entry.taken_over',
  'entry.restored',
  'numbers.assigned',
  'waiting_list.ordered',
  'judging_key.renewed',
  'judge.invited',
  'judge.invitation_withdrawn',
  'judge.joined',
  'judge.changed',
  'judge.removed',
  'judging_group.created',
  'judging_group.changed',
  'judging_group.deleted',
  'route_numbers.changed',
  'stage.advanced',
  'results.published',
  'results.handed_over',
  'results.imported',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What an organiser changed beside results. */
export const AuditRecord = Type.Object({
  id: Uuid,
  /** What was done: `entry.deleted`, `judge.changed`. */
  kind: oneOf(auditKinds),
  actor: Nullable(Person),
  entry: Nullable(Uuid),
  /** Whom it was about; after a merge, whose entry went. */
  user: Nullable(Person),
  /** After a merge: whose entry stayed. */
  target: Nullable(Person),
  /** What was written down of it, by kind. */
  details: Type.Record(Type.String(), Type.Unknown()),
  createdAt: Instant,
  /** It can be undone, and was not yet. */
  restorable: Type.Boolean(),
});
export type AuditRecord = Static<typeof AuditRecord>;
export const AuditPage = Page(AuditRecord);

/** Pages of 50, the newest first. `competitor`: whom it was about; `person`: who did it. */
export const AuditQuery = Type.Object({
  entry: Type.Optional(Uuid),
  competitor: Type.Optional(Uuid),
  person: Type.Optional(Uuid),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});
