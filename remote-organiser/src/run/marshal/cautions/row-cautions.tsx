import type { Competition } from '@topout/contract';
import { formatRecent, forReader, venueZone } from '@topout/domain';
import { Button } from '@topout/ui';
import type { ShownRow } from '../with-unsent.ts';
import styles from './cautions.module.css';
import { texts } from './texts.ts';
import type { Jury } from './use-jury.ts';

interface RowCautionsProps {
  readonly competition: Competition;
  readonly row: ShownRow;
  /** The server's time. */
  readonly now: number;
  readonly jury: Jury;
  readonly busy: boolean;
}

/** In an opened row: the cautions with their reasons, and the way to another one. */
export function RowCautions({ competition, row, now, jury, busy }: RowCautionsProps) {
  const at = (time: string) => forReader(formatRecent(now), time, venueZone(competition.venues[0]));
  return (
    <>
      {row.cautions.length > 0 && (
        <ul aria-label={texts.list} className={styles.list}>
          {row.cautions.map((caution) => (
            <li key={caution.uuid} className={styles.item}>
              <span className={styles.said}>
                <span>{caution.reason}</span>
                <span className={styles.when}>{texts.givenAt(at(caution.givenAt), caution.givenBy)}</span>
              </span>
              <Button
                variant="quiet"
                disabled={busy}
                aria-label={texts.takeBackOf(caution.reason)}
                onClick={() => void jury.takeBack(row, caution)}
              >
                {texts.takeBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="quiet" disabled={busy} onClick={() => jury.ask(row)}>
        {texts.give}
      </Button>
    </>
  );
}
