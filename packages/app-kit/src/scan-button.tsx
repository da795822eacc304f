import { Button, IconButton, QrIcon } from '@topout/ui';
import { useState } from 'react';
import { codeReader } from './scan/code-reader.ts';
import { ScanSheet } from './scan/scan-sheet.tsx';

export interface ScanButtonProps {
  /** What it scans: on the button, and over the camera's picture. */
  readonly label: string;
  /** Where the code is, below the picture. */
  readonly hint: string;
  /** A wide button with its label; without it, an icon. */
  readonly fullWidth?: true;
  /** @returns why the code is not the one to scan here; null = it is */
  readonly onScan: (code: string) => Promise<string | null>;
}

/** Scans one code with the camera; missing where the browser has no camera to ask for. */
export function ScanButton({ label, hint, fullWidth, onScan }: ScanButtonProps) {
  const [open, setOpen] = useState(false);
  const load = codeReader();
  if (!load) return null;
  const look = { icon: <QrIcon />, onClick: () => setOpen(true) };
  return (
    <>
      {fullWidth ? (
        <Button fullWidth {...look}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} {...look} />
      )}
      {open && (
        <ScanSheet title={label} hint={hint} load={load} onScan={onScan} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
