import type { Leaderboard, LeaderboardRow } from '@topout/api-client';
import { Select } from '@topout/ui/forms';
import { formatClock } from '../format-time.ts';
import styles from './extras.module.css';
import { setExtras, useExtras } from './store.ts';
import { extrasTexts as texts } from './texts.ts';

export interface PinnedBarProps {
  readonly boards: readonly Leaderboard[];
  /** Brings a row into sight. */
  readonly onShow: (row: LeaderboardRow) => void;
}

/** At the lower edge, always in sight: one's own lines and those that are followed, and since when movement counts. */
export function PinnedBar({ boards, onShow }: PinnedBarProps) {
  const { followed, own, marks } = useExtras((extras) => extras);
  const rows = boards.flatMap((board) => board.rows);
  const pinned = rows.filter(({ user }) => own.has(user.uuid) || followed.has(user.uuid));
  const someMoved = [...marks.values()].some(({ moved }) => moved !== 0);
  if (pinned.length === 0 && !someMoved) return null;
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
      {someMoved && <Since />}
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
function Since() {
  const baseline = useExtras((extras) => extras.baseline);
  const openedAtMs = useExtras((extras) => extras.openedAtMs);
  return (
    <div className={styles.since}>
      <span aria-hidden="true">▲▼</span>
      <Select
        aria-label={texts.movement}
        value={baseline}
        onChange={({ target }) => setExtras({ baseline: target.value === 'minutes' ? 'minutes' : 'opened' })}
      >
        <option value="opened">{texts.sinceOpened(formatClock(openedAtMs))}</option>
        <option value="minutes">{texts.lastMinutes}</option>
      </Select>
    </div>
  );
}
