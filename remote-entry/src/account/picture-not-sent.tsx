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

/** Stands in place of a form that is saved but for its picture: that one is there still, to be sent again or changed. */
export function PictureNotSent({ picture }: { readonly picture: UnsentPicture }) {
  const { file, error, send, goOn } = picture;
  const [busy, setBusy] = useState(false);
  const failure = useFailure();
  const setBanner = useSetAtom(bannerAtom);
  // What the banner says of this step goes with it.
  useEffect(() => () => setBanner(null), [setBanner]);
  // What is wrong with the picture itself is in the server's words.
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
