import { Sheet } from '@topout/ui';
import type { ReactNode } from 'react';
import { CameraPicture } from './camera-picture.tsx';
import type { LoadReader } from './code-reader.ts';
import { texts } from './texts.ts';
import { useNextCode } from './use-next-code.ts';

export interface ContinuousSheetProps {
  readonly load: LoadReader;
  readonly onCode: (code: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** What the last code brought. */
  readonly children: ReactNode;
}

/** The camera's picture, for one code after another. */
export function ContinuousSheet({ load, onCode, onClose, children }: ContinuousSheetProps) {
  return (
    <Sheet open title={texts.scan} onClose={onClose}>
      <CameraPicture load={load} onCode={useNextCode(onCode)} wide>
        {children ?? <p>{texts.scanHint}</p>}
      </CameraPicture>
    </Sheet>
  );
}
