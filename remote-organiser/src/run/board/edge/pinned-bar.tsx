import type { Leaderboard, LeaderboardRow } from '@topout/contract';
import { Select } from '@topout/ui/forms';
import { useMarks } from '../marks/store.ts';
import styles from './edge.module.css';
import type { Baseline } from './movement.ts';
import { edgeTexts as texts } from './texts.ts';

interface SinceProps {
  readonly baseline: Baseline;
  readonly onBaseline: (baseline: Baseline) => void;
  /** When the page was opened, as it reads. */
  readonly openedAt: string;
}

export interface PinnedBarProps extends SinceProps {
  readonly boards: readonly Leaderboard[];
  /** Brings a row into sight. */
  readonly onShow: (row: LeaderboardRow) => void;
}

/** At the lower edge, always in sight: one's own lines and those that are followed, and since when movement counts. */
export function PinnedBar({ boards, onShow, ...since }: PinnedBarProps) {
  const { followed, own, moved } = useMarks((marks) => marks);
  const rows = boards.flatMap((board) => board.rows);
  const pinned = rows.filter(({ user }) => own.has(user.uuid) || followed.has(user.uuid));
  if (pinned.length === 0 && moved.size === 0) return null;
  return (
    <section className={styles.bar} aria-label={texts.pinned}>
      {pinned.length > 0 && (
        <ul className={styles.pinned}>
          {pinned.map((row) => (
            <li key={row.entry}>
              <PinnedRow row={row} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
      {moved.size > 0 && <Since {...since} />}
    </section>
  );
}

function PinnedRow({ row, onShow }: { readonly row: LeaderboardRow } & Pick<PinnedBarProps, 'onShow'>) {
  const { position, scoreText, user } = row;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <button type="button" className={styles.pin} aria-label={texts.goTo(name)} onClick={() => onShow(row)}>
      <strong>{position ?? '–'}</strong>
      <span className={styles.pinName}>{name}</span>
      <span>{scoreText || texts.notRanked}</span>
    </button>
  );
}

/** The moment that arrows count from, and the other one to choose. */
function Since({ baseline, onBaseline, openedAt }: SinceProps) {
  return (
    <div className={styles.since}>
      <span aria-hidden="true">▲▼</span>
      <Select
        aria-label={texts.movement}
        value={baseline}
        onChange={({ target }) => onBaseline(target.value === 'minutes' ? 'minutes' : 'opened')}
      >
        <option value="opened">{texts.sinceOpened(openedAt)}</option>
        <option value="minutes">{texts.lastMinutes}</option>
      </Select>
    </div>
  );
}
