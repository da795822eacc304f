import type { Entry } from '@topout/contract';
import { holderOf } from '@topout/api-client';
import { useShowError } from '@topout/app-kit';
import { ScanButton } from '@topout/app-kit/scan';
import { registrationOfScan } from '@topout/domain';
import { SearchInput } from '@topout/ui/forms';
import { texts } from './texts.ts';
import styles from './unconfirmed.module.css';

export interface FindClimberProps {
  readonly competition: string;
  readonly entries: readonly Entry[];
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** @param user whose code it was */
  readonly onFind: (user: string) => void;
}

/** Finds a climber by name, by number, or by the code on their ticket, bib or phone. */
export function FindClimber({ competition, entries, typed, onType, onFind }: FindClimberProps) {
  const showError = useShowError();
  /** @returns whether the code names somebody here */
  const find = async (code: string): Promise<boolean> => {
    const meant = registrationOfScan(code, competition);
    const named = meant && 'ticket' in meant ? { user: await holderOf(competition, meant.ticket) } : meant;
    const found =
      named &&
      entries.find(({ user, competitorNumber }) =>
        'user' in named ? user.uuid === named.user : competitorNumber === named.number,
      );
    if (!found) return false;
    onFind(found.user.uuid);
    return true;
  };
  return (
    <div className={styles.search}>
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        value={typed}
        onChange={onType}
        onKeyDown={({ key }) => {
          // A hand scanner types what it reads, and presses Enter.
          if (key !== 'Enter' || typed.trim() === '') return;
          find(typed).then(
            (known) => {
              // Whatever else was typed is searched for.
              showError(!known && /^https?:/i.test(typed) ? texts.unknown : null);
            },
            () => showError(texts.notLookedUp),
          );
        }}
      />
      <ScanButton
        label={texts.scan}
        hint={texts.scanHint}
        onScan={async (code) => ((await find(code)) ? null : texts.unknown)}
      />
    </div>
  );
}
