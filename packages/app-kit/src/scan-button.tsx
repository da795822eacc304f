import { IconButton, QrIcon } from '@topout/ui';
import { useState } from 'react';
import { texts } from './scan/texts.ts';
import { codeReader } from './scan/code-reader.ts';
import { ScanSheet } from './scan/scan-sheet.tsx';

export interface ScanButtonProps {
  /** @returns whether the code names somebody here */
  readonly onScan: (code: string) => Promise<boolean>;
}

/** Scans a ticket with the camera; missing where the browser has no camera to ask for. */
export function ScanButton({ onScan }: ScanButtonProps) {
  const [open, setOpen] = useState(false);
  const load = codeReader();
  if (!load) return null;
  return (
    <>
      <IconButton label={texts.scan} icon={<QrIcon />} onClick={() => setOpen(true)} />
      {open && <ScanSheet load={load} onScan={onScan} onClose={() => setOpen(false)} />}
    </>
  );
}
