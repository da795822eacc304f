import {
  type CompetitionRules,
  competitionSettings,
  type ScoringSettings as Scoring,
  scoringSettings,
  type Setting,
} from '@topout/domain';
import { type TSchema, Type } from 'typebox';
import { Uuid } from '../common.ts';

const said = ({ label, hint, initial }: Setting) => ({
  description: hint === '' ? label : `${label}. ${hint}`,
  default: initial,
});

/** The schema of a setting, from its declaration in the domain. */
function schemaOf(setting: Setting): TSchema {
  switch (setting.kind) {
    case 'switch':
      return Type.Boolean(said(setting));
    case 'amount':
      return Type.Integer({ ...said(setting), minimum: setting.least, maximum: setting.most });
    case 'limit':
      return Type.Union([Type.Integer({ minimum: 1, maximum: setting.most }), Type.Null()], said(setting));
    case 'choice':
      return Type.String({ ...said(setting), enum: Object.keys(setting.options) });
    case 'list': {
      const numbers = Type.Integer({ minimum: 0, maximum: setting.most });
      return Type.Array(numbers, { ...said(setting), maxItems: setting.longest });
    }
    case 'by-route': {
      const points = Type.Integer({ minimum: 0, maximum: setting.most });
      return Type.Record(Uuid, points, { ...said(setting), maxProperties: 2000 });
    }
  }
}

const schemasOf = (settings: Readonly<Record<string, Setting>>) =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, schemaOf(setting)]));

const closed = { additionalProperties: false };
const scoring = schemasOf(scoringSettings);
const rules = schemasOf(competitionSettings);

export const ScoringSettings = Type.Unsafe<Scoring>(Type.Object(scoring));
export const Settings = Type.Unsafe<CompetitionRules>(Type.Object({ ...rules, scoring: ScoringSettings }));

/** Any subset of them, for changes. */
export const ScoringPatch = Type.Unsafe<Partial<Scoring>>(Type.Partial(Type.Object(scoring), closed));
export const SettingsPatch = Type.Unsafe<
  Partial<Omit<CompetitionRules, 'scoring'>> & { readonly scoring?: Partial<Scoring> }
>(Type.Partial(Type.Object({ ...rules, scoring: ScoringPatch }), closed));
