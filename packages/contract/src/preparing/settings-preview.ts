import { scoringSystems } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Nullable, oneOf, Uuid } from '../common.ts';
import { ScoringPatch } from './settings.ts';

/** A change to the scoring, as PATCH accepts it. */
export const SettingsPreviewBody = Body({
  scoringSystem: Type.Optional(oneOf(scoringSystems)),
  scoring: Type.Optional(ScoringPatch),
});
export type SettingsPreviewBody = Static<typeof SettingsPreviewBody>;

const Place = Type.Object({ position: Nullable(Type.Integer()), scoreText: Type.String() });

/** What a change to the scoring would do to the current boards; nothing is stored. */
export const SettingsPreview = Type.Object({
  categories: Type.Array(
    Type.Object({
      category: Uuid,
      name: Type.String(),
      /** Entries with a position, before or after. */
      ranked: Type.Integer(),
      /** Everybody whose place would change, in the new order. */
      moved: Type.Array(
        Type.Object({
          entry: Uuid,
          user: Type.Object({ uuid: Uuid, firstName: Type.String(), lastName: Type.String() }),
          before: Place,
          after: Place,
        }),
      ),
    }),
  ),
});
export type SettingsPreview = Static<typeof SettingsPreview>;
