import type { HeldReason } from '@topout/domain';
import { refusal, type Refusal } from '../../platform/errors.ts';

const statusOf: Record<HeldReason, number> = {
  'stream.changed': 409,
  'attempt.after_top': 400,
  'attempt.limit': 400,
  'attempt.invalid': 400,
  'run.time': 400,
  'hold.limit': 400,
  'judge.not_allowed': 403,
  'judge.revoked': 403,
  'judge.own_result': 403,
  'competition.closed': 403,
  'competition.ended': 403,
  'entry.unknown': 404,
  'route.unknown': 404,
  'command.handed_over': 409,
  'climber.early': 403,
  'climber.ended': 403,
  'climber.late': 403,
  'climber.out': 403,
  'climber.judged': 403,
  'queue.not_offered': 403,
  'queue.waiting_list': 403,
  'queue.early': 403,
  'queue.ended': 403,
  'queue.done': 409,
  'queue.too_many': 409,
  'queue.resting': 409,
  'queue.not_called': 409,
  'confirm.nothing': 409,
  'confirm.not_needed': 409,
  'confirm.not_allowed': 403,
  'confirm.only_judges': 403,
  'confirm.marker': 403,
  'confirm.own_result': 403,
  'witness.code': 403,
  'witness.self': 403,
  'witness.family': 403,
  'witness.out': 403,
  'witness.used': 409,
  'witness.limit': 409,
  'marker.other': 403,
  'marker.out': 403,
};

/** Turns a reason for holding into the refusal of a call that nobody can return to. */
export function heldRefusal(reason: HeldReason, message: string): Refusal {
  return refusal(statusOf[reason], reason, message);
}
