import { Button, Dialog, Stack } from '@topout/ui';
import { useState } from 'react';
import { CheckField } from '../form/fields.tsx';
import { accountTexts as texts, legalTexts } from '../texts.ts';
import styles from './terms-fields.module.css';

type Document = keyof typeof legalTexts;

/** The two documents to accept; people can read each without leaving the form. */
export function TermsFields() {
  const [shown, setShown] = useState<Document | null>(null);
  const label = (document: Document) => (
    <>
      {texts.accept}{' '}
      <button type="button" className={styles.link} onClick={() => setShown(document)}>
        {texts.documents[document]}
      </button>
    </>
  );
  return (
    <Stack gap={2}>
      <CheckField name="didAcceptTermsOfUse" label={label('terms')} />
      <CheckField name="didAcceptPrivacyPolicy" label={label('privacy')} />
      {shown && (
        <Dialog
          open
          wide
          onClose={() => setShown(null)}
          title={texts.documentTitles[shown]}
          actions={<Button onClick={() => setShown(null)}>{texts.close}</Button>}
        >
          <Stack gap={3}>
            {legalTexts[shown].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}
