import { useShowError } from '@topout/app-kit';
import { Button, UploadIcon } from '@topout/ui';
import { useRef } from 'react';
import { readDrawing } from './read-drawing.ts';

interface UploadButtonProps {
  readonly label: string;
  readonly busy: boolean;
  readonly primary?: boolean;
  readonly onDrawing: (svg: string, file: File) => void;
}

/** Chooses an SVG file. */
export function UploadButton({ label, busy, primary = false, onDrawing }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const showError = useShowError();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      onDrawing(await readDrawing(file), file);
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error));
    } finally {
      if (input.current) input.current.value = '';
    }
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
      <Button
        variant={primary ? 'primary' : 'secondary'}
        icon={<UploadIcon />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
