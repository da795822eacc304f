import { type ImportOutcome, type ImportWish, RefusedError, tryImport } from '@topout/api-client';
import { useEffect, useState } from 'react';
import { importTexts as texts } from './texts.ts';

const pauseMs = 400;

export interface ImportPreview {
  /** For the rows as last checked; null before that. */
  readonly outcome: ImportOutcome | null;
  readonly checking: boolean;
  /** Why the rows could not be checked; null = they were. */
  readonly failed: string | null;
  readonly again: () => void;
}

/** Asks the server what an import would do, a moment after the last change. Enters nobody. */
export function useImportPreview(competition: string, wish: ImportWish): ImportPreview {
  const [checked, setChecked] = useState<{
    readonly asked: string;
    readonly outcome: ImportOutcome | null;
    readonly failed: string | null;
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
        (outcome) => wanted && setChecked({ asked, outcome, failed: null }),
        (error: unknown) => wanted && setChecked({ asked, outcome: null, failed: whyNot(error) }),
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
    failed: empty || !current ? null : checked.failed,
    again: () => setRound(round + 1),
  };
}

/** What the server says about the rows, which trying again does not change, or that it said nothing. */
const whyNot = (error: unknown): string =>
  error instanceof RefusedError && error.status === 400 ? error.message : texts.failed;
