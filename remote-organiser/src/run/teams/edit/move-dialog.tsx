import type { TeamPerson, Teams } from '@topout/contract';
import { putInTeam } from '@topout/api-client';
import { teamChoiceForm } from '@topout/domain/forms';
import { PartDialog } from '../../../prepare/setup/part-dialog.tsx';
import { SelectField } from '../../../prepare/setup/part-fields.tsx';
import { texts } from './texts.ts';

interface MoveDialogProps {
  readonly competition: string;
  readonly person: TeamPerson;
  /** Where they are now; null = in none. */
  readonly team: string | null;
  readonly teams: Teams['teams'];
  /** Members a team may have. */
  readonly most: number;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Into which team somebody goes. Full ones cannot be chosen. */
export const MoveDialog = ({ competition, person, team, teams, most, onMoved, onClose }: MoveDialogProps) => (
  <PartDialog
    title={texts.move(person.name)}
    saveLabel={texts.save}
    initial={{ team: team ?? '' }}
    schema={teamChoiceForm}
    save={async (chosen) => {
      const to = chosen.team || null;
      if (to === team) return;
      await putInTeam(competition, person.user, to);
      onMoved();
    }}
    onClose={onClose}
  >
    <SelectField name="team" label={texts.team}>
      <option value="">{texts.noTeam}</option>
      {teams.map(({ uuid, name, members }) => (
        <option key={uuid} value={uuid} disabled={uuid !== team && members.length >= most}>
          {`${name} (${texts.size(members.length, most)})`}
        </option>
      ))}
    </SelectField>
  </PartDialog>
);
