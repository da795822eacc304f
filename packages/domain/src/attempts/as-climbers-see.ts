interface Signed {
  readonly user: string;
  readonly judge: { readonly uuid: string; readonly name: string } | null;
  readonly notes: string;
}

/** As everybody may see an attempt: without its judge, and what they noted. */
export const withoutJudge = <Attempt extends Signed>(attempt: Attempt): Attempt => ({
  ...attempt,
  judge: null,
  notes: '',
});

/**
 * As climbers and their parents see an attempt of theirs. What the climber logged carries their own name: so their phone
 * knows what they may still change.
 */
export const asClimbersSee = <Attempt extends Signed>(attempt: Attempt): Attempt =>
  attempt.judge?.uuid === attempt.user ? attempt : withoutJudge(attempt);
