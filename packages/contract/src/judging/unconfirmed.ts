import { type Static, Type } from 'typebox';
import { Uuid } from '../common.ts';
import { SignedAttempt } from './attempts.ts';

export const UnconfirmedQuery = Type.Object({
  /** Profile uuid: the results of one climber only. */
  competitor: Type.Optional(Uuid),
});

/** A climber's own result that nobody has confirmed yet. A confirmation names `version` as its base. */
export const UnconfirmedResult = Type.Object({
  route: Uuid,
  user: Uuid,
  version: Type.Integer(),
  /** In order. */
  attempts: Type.Array(Type.Pick(SignedAttempt, ['success', 'segmentsCount', 'usedLastHold'])),
});
export type UnconfirmedResult = Static<typeof UnconfirmedResult>;

/** What the caller may confirm now, the longest waiting first. */
export const UnconfirmedResults = Type.Object({
  data: Type.Array(UnconfirmedResult),
  /** How many there are; `data` has the first of them only where they are many. */
  total: Type.Integer(),
});
export type UnconfirmedResults = Static<typeof UnconfirmedResults>;
