import { longest } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Line, Uuid } from '../common.ts';
import { SeenVersion } from './competition-bodies.ts';

export const JudgingGroupParams = Type.Object({ competition: Uuid, group: Uuid });
export const JudgingGroupBody = Body({
  name: Line(longest.name),
  judges: Type.Optional(Type.Array(Uuid, { maxItems: 500 })),
  routes: Type.Optional(Type.Array(Uuid, { maxItems: 2000 })),
});
export type JudgingGroupBody = Static<typeof JudgingGroupBody>;
export const JudgingGroupPatch = Body({
  version: SeenVersion,
  name: Type.Optional(Line(longest.name)),
  judges: Type.Optional(Type.Array(Uuid, { maxItems: 500 })),
  routes: Type.Optional(Type.Array(Uuid, { maxItems: 2000 })),
});
export type JudgingGroupPatch = Static<typeof JudgingGroupPatch>;
