import { type ImportOutcome, type ImportWish, tryImport } from '@topout/api-client';
import { useEffect, useState } from 'react';

const pauseMs = 400;

export interface ImportPreview {
  /** For the rows as last checked; null before that. */
  readonly outcome: ImportOutcome | null;
  readonly checking: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Asks the server what an import would do, a moment after the last change. Enters nobody. */
export function useImportPreview(competition: string, wish: ImportWish): ImportPreview {
  const [checked, setChecked] = useState<{
    readonly asked: string;
    readonly outcome: ImportOutcome | null;
  }>();
  const [round, setRound] = useState(0);
  const asked = JSON.stringify([wish, round]);
  const empty = wish.table.trim() === '';

  useEffect(() => {
    if (empty) return;
    let wanted = true;
    const timer = setTimeout(() => {
      const [ask] = JSON.parse(asked) as [ImportWish];
      tryImport(competition, ask).then(
        (outcome) => wanted && setChecked({ asked, outcome }),
        () => wanted && setChecked({ asked, outcome: null }),
      );
    }, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [competition, asked, empty]);

  const current = checked?.asked === asked;
  return {
    outcome: empty ? null : (checked?.outcome ?? null),
    checking: !empty && !current,
    failed: !empty && current && checked.outcome === null,
    again: () => setRound(round + 1),
  };
}
