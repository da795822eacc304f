import type { Competition, ImportedLine } from '@topout/contract';
import { importEntries, tryImport } from '@topout/api-client';
import { useState } from 'react';
import { useChange } from '../setup/use-change.ts';
import { asImport, type Details } from './details.ts';

const canEnter = (line: ImportedLine) => line.status === 'new' || line.status === 'waiting';

/**
 * Adds a person by an import of one line. What wants a look is told first, and done when the same is sent again.
 *
 * @returns `told`: what is known of the details as they stand
 */
export function useAdding({ uuid, settings }: Competition, details: Details) {
  const { busy, change } = useChange();
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
      // Refused since it was tried: the next try says by what.
      setAnswer(undefined);
      const [line] = (await importEntries(uuid, wish)).lines;
      if (line?.entry) added = line;
      else if (line) setAnswer({ asked, line });
    });
    return added;
  }
  return { told, busy, add };
}
