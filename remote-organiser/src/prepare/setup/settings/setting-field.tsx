import {
  type CompetitionRules,
  competitionSettings,
  scoringSettings,
  type Setting,
  settingProblem,
} from '@topout/domain';
import { Field, RadioCards, Select, Switch } from '@topout/ui/forms';
import { NumberField } from '../number-field.tsx';
import { NumberList } from './number-list.tsx';
import type { Settings } from './use-settings.ts';

interface SettingFieldProps {
  readonly setting: Setting;
  readonly value: Setting['initial'];
  readonly onChange: (value: Setting['initial']) => void;
}

/** A setting as the domain declares it: its words, bounds and possible values. */
function SettingField({ setting, value, onChange }: SettingFieldProps) {
  const { label } = setting;
  const words = setting.hint === '' ? { label } : { label, hint: setting.hint };
  switch (setting.kind) {
    case 'switch':
      return (
        <Switch {...words} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      );
    case 'amount':
      return (
        <NumberField
          {...words}
          value={typeof value === 'number' ? value : null}
          min={setting.least}
          max={setting.most}
          error={settingProblem(setting, value)}
          onChange={onChange}
        />
      );
    case 'limit':
      return (
        <NumberField
          {...words}
          value={typeof value === 'number' ? value : null}
          max={setting.most}
          error={settingProblem(setting, value)}
          optional
          onChange={onChange}
        />
      );
    case 'choice': {
      const chosen = typeof value === 'string' ? value : setting.initial;
      const options = Object.entries(setting.options).map(([one, [name, hint]]) => ({
        value: one,
        label: name,
        hint,
      }));
      if (options.some(({ hint }) => hint !== ''))
        return <RadioCards label={label} value={chosen} onChange={onChange} options={options} />;
      return (
        <Field {...words}>
          <Select value={chosen} onChange={({ target }) => onChange(target.value)}>
            {options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </Select>
        </Field>
      );
    }
    case 'list':
      return (
        <NumberList
          {...words}
          value={Array.isArray(value) ? value : []}
          error={settingProblem(setting, value)}
          onChange={onChange}
        />
      );
    case 'by-route':
      return null;
  }
}

interface NamedProps<Names> {
  readonly name: Names;
  readonly settings: Settings;
}

export const RuleField = ({
  name,
  settings: { shown, setRule },
}: NamedProps<keyof typeof competitionSettings>) => (
  <SettingField
    setting={competitionSettings[name]}
    value={shown.settings[name]}
    onChange={(value) => setRule({ [name]: value })}
  />
);

export const ScoringField = ({
  name,
  settings: { shown, setScoring },
}: NamedProps<keyof CompetitionRules['scoring']>) => (
  <SettingField
    setting={scoringSettings[name]}
    value={shown.settings.scoring[name]}
    onChange={(value) => setScoring({ [name]: value })}
  />
);
