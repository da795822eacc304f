import { addSponsor, changeSponsor, uploadWholeMedia, useSentOnce } from '@topout/api-client';
import type { Sponsor } from '@topout/contract';
import { longest } from '@topout/domain';
import { sponsorForm } from '@topout/domain/forms';
import { Button } from '@topout/ui';
import { FileInput } from '@topout/ui/forms';
import { useRef, useState } from 'react';
import { PartDialog } from '../part-dialog.tsx';
import { TextField } from '../part-fields.tsx';
import styles from './sponsors.module.css';
import { sponsorsTexts as texts } from './texts.ts';
import { wholePicture } from './whole-picture.ts';

interface SponsorDialogProps {
  readonly competition: string;
  /** Null = a new one. */
  readonly sponsor: Sponsor | null;
  readonly onClose: () => void;
}

/** A sponsor: its name, and its picture. */
export function SponsorDialog({ competition, sponsor, onClose }: SponsorDialogProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [broken, setBroken] = useState(false);
  const [gone, setGone] = useState(false);
  const once = useSentOnce();
  // Drawing takes a moment: saving waits for it, and only the file chosen last counts.
  const drawing = useRef<Promise<File | null>>(Promise.resolve(null));
  const choose = async (file: File | null) => {
    const mine = file ? wholePicture(file).catch(() => null) : Promise.resolve(null);
    drawing.current = mine;
    const drawn = await mine;
    if (drawing.current !== mine) return;
    setBroken(file !== null && drawn === null);
    setChosen(drawn);
  };
  const save = async ({ name }: { readonly name: string }) => {
    const drawn = await drawing.current;
    const picture = drawn && (await uploadWholeMedia(drawn));
    // The dialog is about one sponsor, whatever was corrected before it is sent again: it stands as it was sent last.
    if (!sponsor) return once('sponsor', (uuid) => addSponsor(competition, { uuid, name, picture }));
    return changeSponsor(competition, sponsor.uuid, {
      ...(name !== sponsor.name && { name }),
      ...((picture !== null || gone) && { picture }),
    });
  };
  const current = gone ? null : (sponsor?.pictureUrl ?? null);
  return (
    <PartDialog
      title={sponsor ? texts.editTitle : texts.newTitle}
      saveLabel={texts.save}
      initial={{ name: sponsor?.name ?? '' }}
      schema={sponsorForm}
      save={save}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={texts.name}
        placeholder={texts.namePlaceholder}
        maxLength={longest.sponsor}
        autoComplete="off"
        required
      />
      <div className={styles.picture}>
        <FileInput
          label={texts.picture}
          hint={texts.pictureHint}
          error={broken && texts.noPicture}
          value={chosen}
          currentUrl={current}
          onChange={(file) => void choose(file)}
          optional
          whole
        />
        {current !== null && chosen === null && (
          <Button variant="quiet" onClick={() => setGone(true)}>
            {texts.removePicture}
          </Button>
        )}
      </div>
    </PartDialog>
  );
}
