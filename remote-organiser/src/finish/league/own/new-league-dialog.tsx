import { createLeague } from '@topout/api-client';
import { namedForm } from '@topout/domain/forms';
import { useNavigate } from 'react-router-dom';
import { PartDialog } from '../../../prepare/setup/part-dialog.tsx';
import { NameField } from '../../../prepare/setup/part-fields.tsx';
import { ownLeaguesTexts as texts } from './texts.ts';

/** Asks for a name, then opens the league's rules and competitions. */
export function NewLeagueDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <PartDialog
      title={texts.new}
      saveLabel={texts.create}
      initial={{ name: '' }}
      schema={namedForm}
      save={async (named) => {
        const { uuid } = await createLeague(named);
        await navigate(`/organise/leagues/${uuid}`);
      }}
      onClose={onClose}
    >
      <NameField label={texts.name} hint={texts.nameHint} maxLength={200} />
    </PartDialog>
  );
}
