import type { MapPreview } from '@topout/contract';
import { venueCalls } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { Button, UploadIcon } from '@topout/ui';
import { useRef, useState } from 'react';
import { useChange } from '../use-change.ts';
import { MapPreviewDialog } from './map-preview-dialog.tsx';
import { readDrawing } from './read-drawing.ts';

interface UploadButtonProps {
  readonly label: string;
  readonly competition: string;
  readonly venue: string;
  readonly busy: boolean;
  readonly onDrawing: (svg: string, file: File) => void;
}

interface Chosen {
  readonly svg: string;
  readonly file: File;
  readonly preview: MapPreview;
}

/** Chooses an SVG file, and shows a preview before accepting it. */
export function UploadButton({ label, competition, venue, busy, onDrawing }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const showError = useShowError();
  const { busy: reading, change } = useChange();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      const svg = await readDrawing(file);
      showError(null);
      await change(async () => {
        setChosen({ svg, file, preview: await venueCalls(competition, venue).previewMap(svg) });
      });
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error));
    } finally {
      if (input.current) input.current.value = '';
    }
  };
  const take = () => {
    if (chosen) onDrawing(chosen.svg, chosen.file);
    setChosen(null);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        hidden
        aria-label={label}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Button icon={<UploadIcon />} busy={busy || reading} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {chosen && <MapPreviewDialog preview={chosen.preview} onTake={take} onClose={() => setChosen(null)} />}
    </>
  );
}
