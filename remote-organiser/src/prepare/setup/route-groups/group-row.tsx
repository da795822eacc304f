import type { Competition, Route } from '@topout/contract';
import { routeGroupCalls } from '@topout/api-client';
import { ConfirmDialog, ListItem, MoreIcon } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import { inGroup, type RouteGroup } from './group.ts';
import { GroupDialog } from './group-dialog.tsx';
import { scoredByTexts } from '../scored-by-texts.ts';
import { groupsTexts as texts } from './texts.ts';

interface GroupRowProps {
  readonly competition: Competition;
  readonly group: RouteGroup;
  readonly routes: readonly Route[];
  /** Its position among the groups. */
  readonly index: number;
}

export function GroupRow({ competition, group, routes, index }: GroupRowProps) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { busy, change } = useChange();
  const names = competition.stages
    .flatMap(({ categories }) => categories)
    .filter(({ uuid }) => group.categories.includes(uuid))
    .map(({ name }) => name);
  const count = routes.filter((route) => inGroup(route, group)).length;
  const last = competition.routeGroups.length - 1;
  const move = (position: number) =>
    void change(() => routeGroupCalls.save(competition.uuid, group.uuid, { position }, competition));
  const remove = async () => {
    await change(() => routeGroupCalls.remove(competition.uuid, group.uuid, competition));
    setAsked(null);
  };
  return (
    <>
      <ListItem
        title={group.name}
        subtitle={texts.facts(
          names.length === 0 ? texts.everybody : names.join(', '),
          count,
          [
            scoredByTexts.scorers[group.scoredBy].fact,
            texts.confirmers[group.confirmedBy].fact,
            group.climbersQueue && texts.queueFact,
          ]
            .filter(Boolean)
            .join(' · '),
        )}
        actions={
          <Menu label={texts.actions(group.name)} icon={<MoreIcon />}>
            <MenuItem onSelect={() => setAsked('edit')}>{texts.edit}</MenuItem>
            {index > 0 && <MenuItem onSelect={() => move(index - 1)}>{texts.up}</MenuItem>}
            {index < last && <MenuItem onSelect={() => move(index + 1)}>{texts.down}</MenuItem>}
            {last > 0 && (
              <MenuItem danger onSelect={() => setAsked('delete')}>
                {texts.delete}
              </MenuItem>
            )}
          </Menu>
        }
      />
      {asked === 'edit' && (
        <GroupDialog competition={competition} group={group} routes={routes} onClose={() => setAsked(null)} />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          open
          title={texts.deleteTitle(group.name)}
          confirmLabel={texts.deleteConfirm}
          danger
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsked(null)}
        >
          {texts.deleteText}
        </ConfirmDialog>
      )}
    </>
  );
}
