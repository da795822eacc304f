import { type Static, Type } from 'typebox';
import { Instant, Nullable, oneOf, Page, Uuid } from '../common.ts';

const Person = Type.Object({ uuid: Uuid, name: Type.String() });

/** Organisers' changes other than results, which are in the log of commands. */
export const auditKinds = [
  'competition.created',
  'competition.changed',
  'competition.duplicated',
  'competition.hidden',
  'competition.shown',
  'competition.moved',
  'competition.given',
  'competition.taken_down',
  'competition.handed_back',
  'competition.taken_back',
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
  'check_in.changed',
  'wave.created',
  'wave.changed',
  'wave.deleted',
  'wave.assigned',
  'waves.spread',
  'question.created',
  'question.changed',
  'question.archived',
  'question.restored',
  'consent.withdrawn',
  'sponsor.added',
  'sponsor.changed',
  'sponsor.removed',
  'sponsor.restored',
  'announcement.made',
  'announcement.withdrawn',
  'dispute.opened',
  'dispute.decided',
  'dispute.reopened',
  'dispute.withdrawn',
  'caution.given',
  'caution.taken_back',
  'tickets.made',
  'ticket.renewed',
  'ticket.revoked',
  'tablet.made',
  'tablet.ended',
  'timing_device.made',
  'timing_device.ended',
  'team.changed',
  'team.joined',
  'marker.paired',
  'marker.ended',
  'raffle.changed',
  'raffle.drawn',
  'raffle.absent',
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
  'final.declined',
  'final.accepted',
  'results.published',
  'results.handed_over',
  'results.imported',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** An organiser's change other than a result. */
export const AuditRecord = Type.Object({
  id: Uuid,
  /** The action: `entry.deleted`, `judge.changed`. */
  kind: oneOf(auditKinds),
  actor: Nullable(Person),
  entry: Nullable(Uuid),
  /** The person concerned; after a merge, the one whose entry was removed. */
  user: Nullable(Person),
  /** After a merge: the person whose entry remained. */
  target: Nullable(Person),
  /** Details recorded for the kind of change. */
  details: Type.Record(Type.String(), Type.Unknown()),
  createdAt: Instant,
  /** It can be undone, and has not been yet. */
  restorable: Type.Boolean(),
});
export type AuditRecord = Static<typeof AuditRecord>;
export const AuditPage = Page(AuditRecord);

/**
 * Pages of 50, newest first; `before` is the last line of the page before. `competitor`: the person concerned;
 * `person`: the one who did it.
 */
export const AuditQuery = Type.Object({
  entry: Type.Optional(Uuid),
  competitor: Type.Optional(Uuid),
  person: Type.Optional(Uuid),
  before: Type.Optional(Uuid),
});
