import type { TeamPerson, Teams } from '@topout/contract';
import { deleteTeam, renameTeam } from '@topout/api-client';
import { ConfirmDialog, MoreIcon, Section } from '@topout/ui';
import { Menu, MenuItem } from '@topout/ui/menu';
import { useState } from 'react';
import { useChange } from '../../../prepare/setup/use-change.ts';
import { LinkDialog } from '../../dashboard/links/link-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { People } from './people.tsx';
import { teamLink } from './team-link.ts';
import { texts } from './texts.ts';

interface TeamSectionProps {
  readonly competition: string;
  readonly team: Teams['teams'][number];
  /** Members a team may have. */
  readonly most: number;
  readonly onChoose: (person: TeamPerson) => void;
}

/** One team: how full it is, its code, its members, and what can be done with it. */
export function TeamSection({ competition, team, most, onChoose }: TeamSectionProps) {
  const { uuid, name, code, members } = team;
  const [asked, setAsked] = useState<'link' | 'rename' | 'delete' | null>(null);
  const { busy, change } = useChange();
  const close = () => setAsked(null);
  const remove = async () => {
    if (await change(() => deleteTeam(competition, uuid))) close();
  };
  return (
    <Section
      title={name}
      description={`${texts.size(members.length, most)} · ${texts.code(code)}`}
      action={
        <Menu label={texts.actions(name)} icon={<MoreIcon />}>
          <MenuItem onSelect={() => setAsked('link')}>{texts.link}</MenuItem>
          <MenuItem onSelect={() => setAsked('rename')}>{texts.rename}</MenuItem>
          <MenuItem danger onSelect={() => setAsked('delete')}>
            {texts.delete}
          </MenuItem>
        </Menu>
      }
    >
      {members.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <People label={name} people={members} onChoose={onChoose} />
      )}
      {asked === 'link' && (
        <LinkDialog
          link={{ title: texts.join(name), address: teamLink(competition, code) }}
          competition={texts.code(code)}
          onClose={close}
        />
      )}
      {asked === 'rename' && (
        <NameDialog
          title={texts.renameTitle}
          name={name}
          save={(body) => renameTeam(competition, uuid, body)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        danger
        title={texts.deleteTitle(name)}
        confirmLabel={texts.delete}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={close}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </Section>
  );
}
