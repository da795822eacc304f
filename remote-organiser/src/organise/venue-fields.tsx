import { Field, Select, TextInput } from '@topout/ui/forms';
import { countries, timeZones, type ZoneGroup } from './places.ts';
import styles from './new/new.module.css';
import { newTexts as texts } from './new/texts.ts';

export interface VenueValues {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
}

interface VenueFieldsProps {
  readonly value: VenueValues;
  readonly onChange: (change: Partial<VenueValues>) => void;
  readonly nameError?: string | false | undefined;
}

/** Where something takes place, and by which clocks. */
export const VenueFields = ({ value, onChange, nameError }: VenueFieldsProps) => (
  <>
    <Field label={texts.venueName} error={nameError} required>
      <TextInput
        value={value.name}
        maxLength={200}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </Field>
    <div className={styles.pair}>
      <Field label={texts.city} optional>
        <TextInput
          value={value.city}
          maxLength={200}
          onChange={(event) => onChange({ city: event.target.value })}
        />
      </Field>
      <Field label={texts.country} optional>
        <Select value={value.country} onChange={(event) => onChange({ country: event.target.value })}>
          <option value="">{texts.noCountry}</option>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
    <Field label={texts.timeZone} required>
      <Select value={value.timeZone} onChange={(event) => onChange({ timeZone: event.target.value })}>
        {timeZones(value.timeZone).map(({ area, zones }) =>
          area === '' ? (
            zones.map(zoneOption)
          ) : (
            <optgroup key={area} label={area}>
              {zones.map(zoneOption)}
            </optgroup>
          ),
        )}
      </Select>
    </Field>
  </>
);

const zoneOption = ({ id, label }: ZoneGroup['zones'][number]) => (
  <option key={id} value={id}>
    {label}
  </option>
);
