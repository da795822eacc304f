import { contrastText, venueZone } from '@topout/domain';
import { Section } from '@topout/ui';
import { Field, TextInput } from '@topout/ui/forms';
import { Cover } from '../../../competition/cover.tsx';
import styles from './settings.module.css';
import { settingsTexts as texts } from './texts.ts';
import { TimeField } from './time-field.tsx';
import type { Settings } from './use-settings.ts';

export function Basics({ settings: { shown, set } }: { readonly settings: Settings }) {
  const zone = venueZone(shown.venues[0]);
  return (
    <Section title={texts.basics}>
      <div className={styles.group}>
        <Cover competition={shown.uuid} name={shown.name} colour={shown.headerColour} />
        <Field label={texts.name} error={shown.name.trim() === '' && texts.required} required>
          <TextInput
            value={shown.name}
            maxLength={200}
            onChange={(event) => set({ name: event.target.value })}
          />
        </Field>
        <div className={styles.pair}>
          <TimeField
            label={texts.starts}
            hint={texts.clock(zone)}
            value={shown.startTime}
            timeZone={zone}
            onChange={(startTime) => startTime && set({ startTime })}
          />
          <TimeField
            label={texts.ends}
            error={shown.endTime <= shown.startTime && texts.endsFirst}
            value={shown.endTime}
            timeZone={zone}
            onChange={(endTime) => endTime && set({ endTime })}
          />
        </div>
        <Field
          label={texts.colour}
          hint={contrastText(shown.headerColour).level === 'LOW' ? texts.colourLow : texts.colourHint}
        >
          <TextInput
            type="color"
            className={styles.colour}
            value={shown.headerColour}
            onChange={(event) => set({ headerColour: event.target.value })}
          />
        </Field>
      </div>
    </Section>
  );
}
