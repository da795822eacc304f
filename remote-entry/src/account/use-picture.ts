import { uploadPicture } from '@topout/api-client';
import { useState } from 'react';

/** A picture that did not arrive; everything else in the form is saved. */
export interface UnsentPicture {
  readonly file: File | null;
  readonly error: unknown;
  /** Rejects if it fails again. */
  readonly send: (file: File | null) => Promise<void>;
  readonly goOn: () => Promise<void>;
}

/**
 * Sends the picture of a form whose other fields are saved, and continues. If that fails, `unsent` replaces
 * the form: nothing is lost, and nothing saved is sent again.
 */
export function usePicture(onDone: () => void | Promise<void>) {
  const [unsent, setUnsent] = useState<UnsentPicture | null>(null);
  const goOn = async () => onDone();
  const sendFirst = async (profile: string, picture: File | null) => {
    const send = async (file: File | null) => {
      await uploadPicture(profile, file);
      await goOn();
    };
    try {
      await uploadPicture(profile, picture);
    } catch (error) {
      return setUnsent({ file: picture, error, send, goOn });
    }
    await goOn();
  };
  return { send: sendFirst, unsent };
}
