import { usePresentJudges } from '@topout/api-client';
import { UsersIcon } from '@topout/ui';
import { texts } from '../texts.ts';
import styles from './on-route.module.css';

const together = new Intl.ListFormat('en');

/** Who else is judging this route now: two judges who know of each other do not log the same climb twice. */
export function OnRoute({ competition, route }: { readonly competition: string; readonly route: string }) {
  const others = usePresentJudges(competition, route);
  return (
    <div aria-live="polite" className={styles.others}>
      {others.length > 0 && (
        <>
          <UsersIcon size={18} />
          {texts.onRoute(together.format(others.map(({ name }) => name)), others.length)}
        </>
      )}
    </div>
  );
}
