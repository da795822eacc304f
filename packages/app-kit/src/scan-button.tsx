import { IconButton, QrIcon } from '@topout/ui';
import { useState } from 'react';
import { texts } from './scan/texts.ts';
import { barcodeDetector, type Detector } from './scan/barcode-detector.ts';
import { ScanSheet } from './scan/scan-sheet.tsx';

export interface ScanButtonProps {
  /** @returns whether the code names somebody here */
  readonly onScan: (code: string) => Promise<boolean>;
}

/** Scans a ticket with the camera; missing where the browser reads no codes. */
export function ScanButton({ onScan }: ScanButtonProps) {
  const [detector] = useState<Detector | null>(barcodeDetector);
  const [open, setOpen] = useState(false);
  if (!detector) return null;
  return (
    <>
      <IconButton label={texts.scan} icon={<QrIcon />} onClick={() => setOpen(true)} />
      {open && <ScanSheet detector={detector} onScan={onScan} onClose={() => setOpen(false)} />}
    </>
  );
}
