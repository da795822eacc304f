import { IconButton, QrIcon } from '@topout/ui';
import { type ReactNode, useState } from 'react';
import { codeReader } from './scan/code-reader.ts';
import { ContinuousSheet } from './scan/continuous-sheet.tsx';
import { texts } from './scan/texts.ts';

export { giveSignal } from './scan/scan-signal.ts';

export interface ContinuousScanProps {
  /** What to do with a code; the next one waits for it. */
  readonly onCode: (code: string) => Promise<unknown>;
  /** The camera's picture covers the page from now on, or no more. */
  readonly onToggle: (open: boolean) => void;
  /** What the last code brought; null = nothing yet. */
  readonly children: ReactNode;
}

/** Scans one code after another with the camera; missing where the browser has no camera to ask for. */
export function ContinuousScan({ onCode, onToggle, children }: ContinuousScanProps) {
  const [open, setOpen] = useState(false);
  const load = codeReader();
  if (!load) return null;
  const toggle = (to: boolean) => {
    setOpen(to);
    onToggle(to);
  };
  return (
    <>
      <IconButton label={texts.scan} icon={<QrIcon />} onClick={() => toggle(true)} />
      {open && (
        <ContinuousSheet load={load} onCode={onCode} onClose={() => toggle(false)}>
          {children}
        </ContinuousSheet>
      )}
    </>
  );
}
