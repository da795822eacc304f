import type { VenueSummary } from '@topout/contract';
import { useOwnVenues } from '@topout/api-client';
import { SkeletonRows } from '@topout/ui';
import { RadioCards } from '@topout/ui/forms';
import { VenueFields } from '../venue-fields.tsx';
import styles from './new.module.css';
import type { WizardStepProps } from './step-props.ts';
import { newTexts as texts } from './texts.ts';

const another = 'another';

/** A venue one looks after, or a new one. Without any, or without a network, only a new one. */
export function StepWhere({ draft, set, problems }: WizardStepProps) {
  const { data: venues = [], isLoading } = useOwnVenues();
  if (isLoading) return <SkeletonRows count={3} label={texts.venuesLoading} />;
  const { knownVenue, venue } = draft;
  return (
    <div className={styles.step}>
      {venues.length > 0 && (
        <RadioCards
          label={texts.whichVenue}
          value={knownVenue?.uuid ?? another}
          onChange={(uuid) => set({ knownVenue: pick(venues, uuid) })}
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
      {knownVenue === null && (
        <VenueFields
          value={venue}
          onChange={(change) => set({ venue: { ...venue, ...change } })}
          nameError={problems['venueName']}
        />
      )}
    </div>
  );
}

function pick(venues: readonly VenueSummary[], wanted: string) {
  const found = venues.find(({ uuid }) => uuid === wanted);
  return found ? { uuid: found.uuid, name: found.name, timeZone: found.timeZone } : null;
}
