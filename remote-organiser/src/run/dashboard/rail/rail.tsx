import type { Competition } from '@topout/contract';
import { classNames } from '@topout/ui';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import styles from './rail.module.css';
import { Times } from './times.tsx';
import { toolIcons, toolsFor } from './tools.ts';

/**
 * The way to everything else, and the time, in the competition's colours: a column beside the day on a laptop,
 * a row to swipe above it on a phone. (behaviour: organising#dashboard)
 */
export function Rail({ competition }: { readonly competition: Competition }) {
  const { uuid, name } = competition;
  return (
    <div className={styles.rail} data-print="hide">
      <h1 className={styles.name}>{name}</h1>
      <nav aria-label={texts.tools} className={styles.tools}>
        <h2 className={styles.label}>{texts.tools}</h2>
        <ul className={styles.links}>
          {toolsFor(competition).map(({ label, path, icon, opens }) => {
            const ToolIcon = toolIcons[icon];
            return (
              <li key={path} className={classNames(opens === true && styles.opens)}>
                <Link
                  to={`/${uuid}/${path}`}
                  className={styles.link}
                  aria-current={path === 'dashboard' ? 'page' : undefined}
                >
                  <ToolIcon size={18} />
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <Times competition={competition} />
    </div>
  );
}
