import type { Competition, Venue } from '@topout/contract';
import { uploadMedia, venueCalls } from '@topout/api-client';
import { Button, Section } from '@topout/ui';
import { FileInput } from '@topout/ui/forms';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import { squareLogo } from './square-logo.ts';
import { venueTexts as texts } from './texts.ts';
import styles from './venue.module.css';

interface LogoSectionProps {
  readonly competition: Competition;
  readonly venue: Venue;
}

/** The venue's logo, shown at the top of the pages for entering and becoming a judge. */
export function LogoSection({ competition, venue }: LogoSectionProps) {
  const [broken, setBroken] = useState(false);
  const { busy, change } = useChange();
  const calls = venueCalls(competition.uuid, venue.uuid, venue);
  const choose = async (file: File | null) => {
    if (!file) return;
    const logo = await squareLogo(file).catch(() => null);
    setBroken(logo === null);
    if (logo) await change(async () => calls.save({ logo: await uploadMedia(logo) }));
  };
  return (
    <Section title={texts.logo}>
      <div className={styles.logo}>
        <FileInput
          label={texts.logoFile}
          hint={texts.logoHint}
          error={broken && texts.noPicture}
          value={null}
          currentUrl={venue.logoUrl}
          onChange={(file) => void choose(file)}
        />
        {venue.logoUrl !== null && (
          <Button variant="quiet" busy={busy} onClick={() => void change(() => calls.save({ logo: null }))}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
    </Section>
  );
}
