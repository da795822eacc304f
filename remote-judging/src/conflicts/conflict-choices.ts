import type { ClimbType } from '@topout/domain';
import type { HeldResult } from '../outbox/use-settleable.ts';
import { texts } from './texts.ts';

export interface ConflictChoice {
  readonly key: 'same' | 'two' | 'mine' | 'wrong';
  readonly label: string;
  readonly hint: string;
  /** `APPLY`: on what counts now. */
  readonly action: 'APPLY' | 'DISCARD';
  /** Destroys what counts now: asked once more. */
  readonly destroys: boolean;
}

const same: ConflictChoice = {
  key: 'same',
  label: texts.sameAttempt,
  hint: texts.sameAttemptHint,
  action: 'DISCARD',
  destroys: false,
};
const two: ConflictChoice = {
  key: 'two',
  label: texts.twoAttempts,
  hint: texts.twoAttemptsHint,
  action: 'APPLY',
  destroys: false,
};
const mine: ConflictChoice = {
  key: 'mine',
  label: texts.useMine,
  hint: texts.useMineHint,
  action: 'APPLY',
  destroys: true,
};
const wrong: ConflictChoice = {
  key: 'wrong',
  label: texts.mineWasWrong,
  hint: texts.mineWasWrongHint,
  action: 'DISCARD',
  destroys: false,
};

const keep: ConflictChoice = {
  key: 'same',
  label: texts.keepThat,
  hint: texts.keepThatHint,
  action: 'DISCARD',
  destroys: false,
};

/** The same for staff, who settle what somebody else logged. */
export function staffChoicesFor(
  { kind, reason }: Pick<HeldResult, 'kind' | 'reason'>,
  climbType: ClimbType,
): readonly ConflictChoice[] {
  const adds = isOwnToDecide(reason) && kind === 'attempts.append' && climbType === 'BOULDER';
  return [keep, adds ? { ...two, hint: texts.addAfterHint } : { ...mine, label: texts.useThis }];
}

/**
 * What can become of a held result. A boulder takes two judges' attempts one after the other; a sport route has one
 * result, so that mine can only take the place of the other. Where something else stands in the way than another
 * judge's result, only those who correct results may apply it.
 */
export function choicesFor(
  { kind, reason }: Pick<HeldResult, 'kind' | 'reason'>,
  climbType: ClimbType,
  mayCorrect: boolean,
): readonly ConflictChoice[] {
  if (!isOwnToDecide(reason)) return mayCorrect ? [mine, wrong] : [wrong];
  return kind === 'attempts.append' && climbType === 'BOULDER' ? [same, two, wrong] : [same, mine, wrong];
}

/** Another judge's result stands there, or somebody else brought this one in: the judge decides without the staff. */
const isOwnToDecide = (reason: HeldResult['reason']): boolean =>
  reason?.code === 'stream.changed' || reason?.code === 'command.handed_over';
