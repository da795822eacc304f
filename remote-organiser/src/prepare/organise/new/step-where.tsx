import type { VenueSummary } from '@topout/contract';
import { useOwnVenues } from '@topout/api-client';
import { SkeletonRows } from '@topout/ui';
import { RadioCards } from '@topout/ui/forms';
import { useField } from 'formik';
import { VenueFields } from '../venue-fields.tsx';
import type { CompetitionDraft } from './draft.ts';
import styles from './new.module.css';
import { newTexts as texts } from './texts.ts';

const another = 'another';

/** A venue one looks after, or a new one. Without any, or without a network, only a new one. */
export function StepWhere() {
  const [{ value: known }, , { setValue }] = useField<CompetitionDraft['knownVenue']>('knownVenue');
  const { data: venues = [], isLoading } = useOwnVenues();
  if (isLoading) return <SkeletonRows count={3} label={texts.venuesLoading} />;
  return (
    <div className={styles.step}>
      {venues.length > 0 && (
        <RadioCards
          label={texts.whichVenue}
          value={known?.uuid ?? another}
          onChange={(uuid) => void setValue(pick(venues, uuid))}
          options={[
            ...venues.map(({ uuid, name, city, routesCount }) => ({
              value: uuid,
              label: name,
              hint: texts.venueFacts(city, routesCount),
            })),
            { value: another, label: texts.newVenue, hint: texts.newVenueHint },
          ]}
        />
      )}
      {known === null && <VenueFields />}
    </div>
  );
}

function pick(venues: readonly VenueSummary[], wanted: string) {
  const found = venues.find(({ uuid }) => uuid === wanted);
  return found ? { uuid: found.uuid, name: found.name, timeZone: found.timeZone } : null;
}
