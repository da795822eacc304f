import type { Competition, Venue } from '@topout/contract';
import { useVenue, venueCalls } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { venueForm } from '@topout/domain/forms';
import { Button, SkeletonRows } from '@topout/ui';
import { Form } from 'formik';
import { useMemo } from 'react';
import { VenueFields } from '../../organise/venue-fields.tsx';
import { SectionHead } from '../section-head.tsx';
import { setupTexts } from '../texts.ts';
import { StoredForm } from '../stored-form.tsx';
import { useSection } from '../use-section.ts';
import { LogoSection } from './logo-section.tsx';
import { venueTexts as texts } from './texts.ts';
import styles from './venue.module.css';

/** Where the competition takes place. */
export default function VenueScreen() {
  const competition = useSection(texts.title);
  const read = useVenue(competition?.venues[0]?.uuid ?? null);
  return (
    <>
      <SectionHead title={texts.title} lead={`${texts.lead} ${texts.shared}`} />
      <LoadState read={read} loading={<SkeletonRows count={4} label={setupTexts.loading} />}>
        {(venue) =>
          competition && (
            <>
              <VenueForm key={venue.uuid} competition={competition} venue={venue} />
              <LogoSection competition={competition} venue={venue} />
            </>
          )
        }
      </LoadState>
    </>
  );
}

interface VenueFormProps {
  readonly competition: Competition;
  readonly venue: Venue;
}

const touched = { venue: { name: true } };

function VenueForm({ competition, venue }: VenueFormProps) {
  const { name, city, country, timeZone } = venue;
  const stored = useMemo(
    () => ({ venue: { name, city, country, timeZone } }),
    [name, city, country, timeZone],
  );
  return (
    <StoredForm
      stored={stored}
      schema={venueForm}
      touched={touched}
      saved={texts.saved}
      save={(now, before) =>
        venueCalls(competition.uuid, venue.uuid, venue).save(changesOf(now.venue, before.venue))
      }
    >
      {({ dirty, isSubmitting }) => (
        <Form noValidate className={styles.form}>
          <VenueFields />
          <Button type="submit" variant="primary" size="lg" busy={isSubmitting} disabled={!dirty}>
            {texts.save}
          </Button>
        </Form>
      )}
    </StoredForm>
  );
}

/** Only what differs: the rest may have been changed by others meanwhile. */
function changesOf<Values extends object>(now: Values, before: Values): Partial<Values> {
  const changes: Partial<Values> = { ...now };
  for (const name in now) if (now[name] === before[name]) delete changes[name];
  return changes;
}
