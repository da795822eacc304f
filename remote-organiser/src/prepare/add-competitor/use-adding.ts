import type { Competition, ImportedLine } from '@topout/contract';
import { importEntries, tryImport } from '@topout/api-client';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { asImport, type Details } from './details.ts';

const canEnter = (line: ImportedLine) => line.status === 'new' || line.status === 'waiting';

/**
 * Adds a person by an import of one line. Shows warnings first, and goes ahead when the same details are sent
 * again.
 *
 * @returns `told`: what is known about the current details
 */
export function useAdding({ uuid, settings }: Competition, details: Details) {
  const { change } = useChange();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly line: ImportedLine }>();
  const wish = asImport(details, settings.hasCompetitorNumbers);
  const asked = wish.table;
  const told = answer?.asked === asked ? answer.line : null;

  async function add(): Promise<ImportedLine | null> {
    let added: ImportedLine | null = null;
    await change(async () => {
      if (!told || !canEnter(told)) {
        const [line] = (await tryImport(uuid, wish)).lines;
        if (line && (line.status !== 'new' || line.notes.length > 0)) {
          setAnswer({ asked, line });
          return;
        }
      }
      // Refused since the check: the next attempt says why.
      setAnswer(undefined);
      const [line] = (await importEntries(uuid, wish)).lines;
      if (line?.entry) added = line;
      else if (line) setAnswer({ asked, line });
    });
    return added;
  }
  return { told, add };
}
