import type { Competition } from '@topout/contract';
import { useVenueRoutes } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import { Button, List, PlusIcon, SkeletonRows } from '@topout/ui';
import { useState } from 'react';
import { SectionHead } from '../section-head.tsx';
import { setupTexts } from '../texts.ts';
import { useSection } from '../use-section.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupRow } from './group-row.tsx';
import { groupsTexts as texts } from './texts.ts';

/** Which categories climb which routes. */
export default function GroupsScreen() {
  const competition = useSection(texts.title);
  return competition && <Groups competition={competition} />;
}

function Groups({ competition }: { readonly competition: Competition }) {
  const [adding, setAdding] = useState(false);
  const read = useVenueRoutes(competition.venues[0]?.uuid ?? null, competition.uuid);
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        }
      />
      <LoadState read={read} loading={<SkeletonRows count={3} label={setupTexts.loading} />}>
        {(routes) => (
          <>
            <List aria-label={texts.title}>
              {competition.routeGroups.map((group, index) => (
                <GroupRow
                  key={group.uuid}
                  competition={competition}
                  group={group}
                  routes={routes}
                  index={index}
                />
              ))}
            </List>
            {adding && (
              <GroupDialog
                competition={competition}
                group={null}
                routes={routes}
                onClose={() => setAdding(false)}
              />
            )}
          </>
        )}
      </LoadState>
    </>
  );
}
