import type { Competition, Venue } from '@topout/contract';
import { useCompetition, useVenue, venueCalls } from '@topout/api-client';
import { LoadState, usePage } from '@topout/app-kit';
import { Button, SkeletonRows, Toast } from '@topout/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { VenueFields, type VenueValues } from '../../organise/venue-fields.tsx';
import { SectionHead } from '../section-head.tsx';
import { setupTexts } from '../texts.ts';
import { useChange } from '../use-change.ts';
import { LogoSection } from './logo-section.tsx';
import { venueTexts as texts } from './texts.ts';
import styles from './venue.module.css';

/** Where the competition takes place. */
export default function VenueScreen() {
  const { competition: uuid = '' } = useParams();
  usePage({ title: texts.title, back: `/${uuid}/setup` });
  const { data: competition } = useCompetition(uuid);
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

function VenueForm({ competition, venue }: VenueFormProps) {
  const [edits, setEdits] = useState<Partial<VenueValues>>({});
  const [told, setTold] = useState(true);
  const { busy, change } = useChange();
  const value = { ...venue, ...edits };
  const nameError = value.name.trim() === '' && texts.required;
  const save = async () => {
    if (await change(() => venueCalls(competition.uuid, venue.uuid, venue).save(edits))) {
      setEdits({});
      setTold(false);
    }
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!nameError) void save();
      }}
    >
      <VenueFields value={value} onChange={(more) => setEdits({ ...edits, ...more })} nameError={nameError} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        disabled={Object.keys(edits).length === 0}
      >
        {texts.save}
      </Button>
      {!told && <Toast onClose={() => setTold(true)}>{texts.saved}</Toast>}
    </form>
  );
}
