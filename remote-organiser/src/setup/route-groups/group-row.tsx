import { type Competition, type Route, routeGroupCalls } from '@topout/api-client';
import { ConfirmDialog, ListItem, MoreIcon } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { useState } from 'react';
import { useChange } from '../use-change.ts';
import { type Group, inGroup } from './group.ts';
import { GroupDialog } from './group-dialog.tsx';
import { groupsTexts as texts } from './texts.ts';

interface GroupRowProps {
  readonly competition: Competition;
  readonly group: Group;
  readonly routes: readonly Route[];
}

export function GroupRow({ competition, group, routes }: GroupRowProps) {
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null);
  const { busy, change } = useChange();
  const names = competition.stages
    .flatMap(({ categories }) => categories)
    .filter(({ uuid }) => group.categories.includes(uuid))
    .map(({ name }) => name);
  const count = routes.filter((route) => inGroup(route, group)).length;
  const remove = async () => {
    await change(() => routeGroupCalls.remove(competition.uuid, group.uuid, competition));
    setAsked(null);
  };
  return (
    <>
      <ListItem
        title={group.name}
        subtitle={texts.facts(names.length === 0 ? texts.everybody : names.join(', '), count)}
        actions={
          <Menu label={texts.actions(group.name)} icon={<MoreIcon />} align="end">
            <MenuItem onSelect={() => setAsked('edit')}>{texts.edit}</MenuItem>
            {competition.routeGroups.length > 1 && (
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
