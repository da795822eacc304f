/** Why a command was stored but not applied. Stable codes: clients switch on them. */
export const heldReasons = [
  'stream.changed',
  'attempt.after_top',
  'attempt.limit',
  'attempt.invalid',
  'hold.limit',
  'judge.not_allowed',
  'judge.revoked',
  'judge.own_result',
  'competition.closed',
  'competition.ended',
  'entry.unknown',
  'route.unknown',
  'command.handed_over',
  'climber.early',
  'climber.ended',
  'climber.late',
  'climber.out',
  'climber.judged',
  'queue.not_offered',
  'queue.waiting_list',
  'queue.early',
  'queue.ended',
  'queue.done',
  'queue.too_many',
  'queue.resting',
  'queue.not_called',
  'confirm.nothing',
  'confirm.not_needed',
  'confirm.not_allowed',
  'confirm.only_judges',
  'confirm.marker',
  'confirm.own_result',
  'witness.code',
  'witness.self',
  'witness.family',
  'witness.out',
  'witness.used',
  'witness.limit',
  'marker.other',
  'marker.out',
] as const;
export type HeldReason = (typeof heldReasons)[number];

const messages: Record<HeldReason, (n: number) => string> = {
  'stream.changed': () => 'This result has changed in the meantime.',
  'attempt.after_top': () => 'The competitor had already topped this route.',
  'attempt.limit': (n) =>
    n === 1 ? 'Only 1 attempt is allowed on this route.' : `Only ${n} attempts are allowed on this route.`,
  'attempt.invalid': () => 'This attempt does not fit the route.',
  'hold.limit': (n) => (n === 1 ? 'This route has 1 hold.' : `This route has ${n} holds.`),
  'judge.not_allowed': () => 'You may not make this change on this route.',
  'judge.revoked': () => 'You are no longer a judge of this competition.',
  'judge.own_result': () => 'Judges may not judge themselves or their own children here.',
  'competition.closed': () => 'The competition is closed.',
  'competition.ended': () => 'The competition has ended.',
  'entry.unknown': () => 'This competitor is no longer entered.',
  'route.unknown': () => 'This route is no longer part of the competition.',
  'command.handed_over': () => 'Brought in from another phone. It counts once somebody confirms it.',
  'climber.early': () => 'This was logged before the climber’s time began.',
  'climber.ended': () => 'This was logged after the climber’s time had ended.',
  'climber.late': () => 'This arrived too late after the end to count by itself.',
  'climber.out': () => 'This competitor has retired, did not start or was disqualified.',
  'climber.judged': () => 'A judge has logged this result. Tell the judge if it is wrong.',
  'queue.not_offered': () => 'Climbers do not join this queue themselves. Ask the judge.',
  'queue.waiting_list': () => 'Competitors on the waiting list cannot join a queue yet.',
  'queue.early': () => 'The queues open when your time to climb begins.',
  'queue.ended': () => 'Your time to climb has ended.',
  'queue.done': () => 'This route is done: there is no attempt left on it.',
  'queue.too_many': (n) =>
    n === 1
      ? 'You can wait in 1 queue at once. Leave the other one first.'
      : `You can wait in ${n} queues at once. Leave another one first.`,
  'queue.resting': (n) => `Rest ${n} minutes after an attempt before you join a queue.`,
  'queue.not_called': () => 'Call the climber first, and give them a minute to come.',
  'confirm.nothing': () => 'There is no result here to confirm.',
  'confirm.not_needed': () => 'This result needs no confirmation.',
  'confirm.not_allowed': () => 'You may not confirm this result, or take its confirmation back.',
  'confirm.only_judges': () => 'Only judges confirm results on this route.',
  'confirm.marker': () => 'This result is confirmed once its climber and their marker have logged the same.',
  'confirm.own_result': () => 'Nobody confirms their own result, or their child’s.',
  'witness.code': () => 'This code is wrong or too old. Ask your witness for the code on screen now.',
  'witness.self': () => 'Somebody else has to be your witness.',
  'witness.family': () => 'Parents, children, brothers and sisters cannot be witnesses or markers.',
  'witness.out': () => 'This witness is not climbing in this competition.',
  'witness.used': () => 'This code has already confirmed a result of yours. Wait for the next one.',
  'witness.limit': (n) =>
    n === 1
      ? 'This witness has already confirmed a result of yours. Ask somebody else.'
      : `This witness has already confirmed ${n} results of yours. Ask somebody else.`,
  'marker.other': () => 'You do not keep this climber’s card any more.',
  'marker.out': () => 'Who has retired, did not start or was disqualified keeps no card.',
};

/** The sentence for judge and staff. `n` is the limit exceeded, if the reason has one. */
export function heldMessage(reason: HeldReason, { n = 0 }: { readonly n?: number } = {}): string {
  return messages[reason](n);
}
