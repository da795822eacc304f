import { competitionSettings, scoringSettings, type Setting } from '@topout/domain';
import { historyTexts as texts } from './texts.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function valueSaid(setting: Setting, value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.switchedOn : texts.switchedOff;
  if (Array.isArray(value) && value.length > 0) return value.join(', ');
  if (setting.kind === 'choice') return setting.options[String(value)]?.[0] ?? String(value);
  return typeof value === 'number' ? String(value) : texts.noLimit;
}

const saidOf = (settings: Readonly<Record<string, Setting>>, values: unknown): string[] =>
  Object.entries(isRecord(values) ? values : {}).flatMap(([name, value]) => {
    const setting = settings[name];
    if (!setting) return [];
    return setting.kind === 'by-route'
      ? [setting.label]
      : [`${setting.label}${setting.label.endsWith('?') ? '' : ':'} ${valueSaid(setting, value)}`];
  });

/** Which rules were set to what, in the form's words. @param settings from the record of a change */
export const settingsSaid = (settings: unknown): string[] => [
  ...saidOf(competitionSettings, settings),
  ...saidOf(scoringSettings, isRecord(settings) ? settings['scoring'] : null),
];
