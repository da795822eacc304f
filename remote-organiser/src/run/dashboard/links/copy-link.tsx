import { Button, CheckIcon, CopyIcon, VisuallyHidden } from '@topout/ui';
import { useState } from 'react';
import { texts } from '../texts.ts';

interface CopyLinkProps {
  readonly address: string;
  /** The link's target, for people who do not see where the button is. */
  readonly of: string;
}

/** Copies an address, and says that it did. */
export function CopyLink({ address, of }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
        onBlur={() => setState('idle')}
      >
        {state === 'copied' ? texts.copied : texts.copyLink}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <output>{state === 'copied' ? texts.copied : state === 'failed' ? texts.notCopied : ''}</output>
      </VisuallyHidden>
    </>
  );
}
