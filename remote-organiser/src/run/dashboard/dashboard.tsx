import type { Competition } from '@topout/contract';
import { canManageSetup } from '@topout/domain';
import { actorOf } from '../../competition/actor-of.ts';
import { HeldBack } from '../../prepare/held-back/held-back.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import styles from './dashboard.module.css';
import { LinksSection } from './links-section.tsx';
import { LiveSections } from './live-sections.tsx';
import { StageSection } from './stage-section.tsx';
import { ToolsSection } from './tools-section.tsx';

/**
 * First what needs somebody, beside it the things organisers reach for. Leaves out parts that a role may not
 * use.
 */
export function Dashboard({ competition }: { readonly competition: Competition }) {
  const organises = canManageSetup(actorOf(competition));
  return (
    <>
      <DashboardHead competition={competition} />
      <HeldBack competition={competition} />
      <div className={styles.columns} data-single={!organises || undefined}>
        {organises && (
          <div className={styles.column}>
            <LiveSections competition={competition} />
          </div>
        )}
        <div className={styles.column}>
          <LinksSection competition={competition} />
          <ToolsSection competition={competition} />
          {organises && <StageSection competition={competition} />}
        </div>
      </div>
    </>
  );
}
