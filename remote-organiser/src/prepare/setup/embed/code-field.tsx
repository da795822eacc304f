import { Button, Row, Stack } from '@topout/ui';
import { Field, TextArea } from '@topout/ui/forms';
import { useState } from 'react';
import { embedTexts as texts } from './texts.ts';

export interface CodeFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly code: string;
}

/** Code to copy into another site. */
export function CodeField({ label, hint, code }: CodeFieldProps) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.notCopied);
    }
  }
  return (
    <Stack gap={2}>
      <Field label={label} hint={hint}>
        <TextArea
          readOnly
          rows={4}
          value={code}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Row gap={3} wrap>
        <Button aria-label={`${texts.copy}: ${label}`} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <output>{said}</output>
      </Row>
    </Stack>
  );
}
