import { longest } from '@topout/domain';
import { useField } from 'formik';
import { SelectField, TextField } from '../setup/part-fields.tsx';
import { countries, timeZones, type ZoneGroup } from './places.ts';
import styles from './new/new.module.css';
import { newTexts as texts } from './new/texts.ts';

/** Where something takes place, and by which clocks: `venue` of the form around it. */
export function VenueFields() {
  const [{ value: timeZone }] = useField<string>('venue.timeZone');
  return (
    <>
      <TextField name="venue.name" label={texts.venueName} maxLength={longest.title} required />
      <div className={styles.pair}>
        <TextField name="venue.city" label={texts.city} maxLength={longest.title} optional />
        <SelectField name="venue.country" label={texts.country} optional>
          <option value="">{texts.noCountry}</option>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField name="venue.timeZone" label={texts.timeZone} required>
        {timeZones(timeZone).map(({ area, zones }) =>
          area === '' ? (
            zones.map(zoneOption)
          ) : (
            <optgroup key={area} label={area}>
              {zones.map(zoneOption)}
            </optgroup>
          ),
        )}
      </SelectField>
    </>
  );
}

const zoneOption = ({ id, label }: ZoneGroup['zones'][number]) => (
  <option key={id} value={id}>
    {label}
  </option>
);
