import type { Competition } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { actorOf } from '../../competition/actor-of.ts';
import { HeldBack } from '../../prepare/held-back/held-back.tsx';
import { InHall } from './in-hall.tsx';
import styles from './dashboard.module.css';
import { LinksSection } from './links/links-section.tsx';
import { LiveSections } from './live-sections.tsx';
import { Rail } from './rail/rail.tsx';

/**
 * First what needs somebody, then the wall; the tools stand beside it. Leaves out parts that a role may not
 * use. (behaviour: organising#dashboard)
 */
export function Dashboard({ competition }: { readonly competition: Competition }) {
  const organises = canManageSetup(actorOf(competition));
  return (
    <div className={styles.frame}>
      <Rail competition={competition} />
      <main className={styles.main}>
        <InHall competition={competition} />
        <HeldBack competition={competition} />
        {organises ? <LiveSections competition={competition} /> : <LinksSection competition={competition} />}
      </main>
    </div>
  );
}
