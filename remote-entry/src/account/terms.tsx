import { Stack } from '@topout/ui';
import { legalTexts } from '../texts.ts';

/** What somebody who registers agrees to. */
export default function Terms({ document }: { readonly document: keyof typeof legalTexts }) {
  return (
    <Stack gap={3}>
      {legalTexts[document].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  );
}
