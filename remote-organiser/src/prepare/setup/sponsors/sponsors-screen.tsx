import { changeSponsor, orderSponsors, useSponsors } from '@topout/api-client';
import { LoadState } from '@topout/app-kit';
import type { Sponsor } from '@topout/contract';
import { mostSponsors } from '@topout/domain';
import { Button, EmptyState, MoreIcon, PlusIcon, SkeletonRows } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { SortableList } from '@topout/ui/sortable';
import { useState } from 'react';
import { UndoToast } from '../../../undo/undo-toast.tsx';
import { SectionHead } from '../section-head.tsx';
import { setupTexts } from '../texts.ts';
import { useChange } from '../use-change.ts';
import { useSection } from '../use-section.ts';
import { SponsorDialog } from './sponsor-dialog.tsx';
import { SponsorFacts } from './sponsor-facts.tsx';
import { sponsorsTexts as texts } from './texts.ts';

/** Whom the competition thanks on its screens, in order. (behaviour: organising#sponsors) */
export default function SponsorsScreen() {
  const competition = useSection(texts.title);
  return competition && <Sponsors competition={competition.uuid} />;
}

function Sponsors({ competition }: { readonly competition: string }) {
  const [open, setOpen] = useState<Sponsor | 'new' | null>(null);
  const [gone, setGone] = useState<Sponsor | null>(null);
  const read = useSponsors(competition);
  const { busy, change } = useChange();
  const isFull = (read.data?.data.length ?? 0) >= mostSponsors;
  const remove = async (sponsor: Sponsor) => {
    if (await change(() => changeSponsor(competition, sponsor.uuid, { removed: true }))) setGone(sponsor);
  };
  const putBack = async (sponsor: Sponsor) => {
    if (await change(() => changeSponsor(competition, sponsor.uuid, { removed: false }))) setGone(null);
  };
  return (
    <>
      <SectionHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button icon={<PlusIcon />} disabled={isFull} onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        }
      />
      <LoadState read={read} loading={<SkeletonRows count={3} label={setupTexts.loading} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>
          ) : (
            <>
              <SortableList
                label={texts.list}
                items={data}
                getId={({ uuid }) => uuid}
                getName={({ name }) => name}
                renderItem={(sponsor) => <SponsorFacts sponsor={sponsor} />}
                renderActions={(sponsor) => (
                  <Menu label={texts.actions(sponsor.name)} icon={<MoreIcon />}>
                    <MenuItem onSelect={() => setOpen(sponsor)}>{texts.edit}</MenuItem>
                    <MenuItem onSelect={() => void remove(sponsor)}>{texts.remove}</MenuItem>
                  </Menu>
                )}
                onReorder={(ids) => void change(() => orderSponsors(competition, ids))}
              />
              {isFull && <p>{texts.full(mostSponsors)}</p>}
            </>
          )
        }
      </LoadState>
      {open !== null && (
        <SponsorDialog
          competition={competition}
          sponsor={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
      {gone && (
        <UndoToast
          key={gone.uuid}
          onUndo={busy ? null : () => void putBack(gone)}
          onClose={() => setGone(null)}
        >
          {texts.removed(gone.name)}
        </UndoToast>
      )}
    </>
  );
}
