import { RefusedError } from '@topout/api-client';
import { pictureForm } from '@topout/domain/forms';
import { bannerAtom } from '@topout/app-kit';
import { Button, Notice } from '@topout/ui';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Form } from '../form/form.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { useFailure } from '../form/use-failure.ts';
import { accountTexts as texts } from '../texts.ts';
import type { UnsentPicture } from './use-picture.ts';

/** Replaces a form that is saved except for its picture, which can be sent again or changed. */
export function PictureNotSent({ picture }: { readonly picture: UnsentPicture }) {
  const { file, error, send, goOn } = picture;
  const [busy, setBusy] = useState(false);
  const failure = useFailure();
  const setBanner = useSetAtom(bannerAtom);
  // Removes this step's banner with the step.
  useEffect(() => () => setBanner(null), [setBanner]);
  // For a fault in the picture itself, uses the server's words.
  const why = error instanceof RefusedError && error.status < 500 ? error.messages : [];
  const leave = () => {
    setBusy(true);
    void goOn()
      .catch(failure)
      .finally(() => setBusy(false));
  };
  return (
    <Form
      initial={{ profilePicture: file }}
      schema={pictureForm}
      submitLabel={texts.uploadAgain}
      onSubmit={async (_, { profilePicture }) => send(profilePicture)}
      footer={
        <Button variant="quiet" busy={busy} onClick={leave}>
          {texts.goOnWithout}
        </Button>
      }
    >
      <Notice tone="error" title={texts.uploadFailed}>
        {[...why, texts.uploadFailedHint].join(' ')}
      </Notice>
      <PictureField name="profilePicture" />
    </Form>
  );
}
