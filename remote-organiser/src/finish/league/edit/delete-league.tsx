import { deleteLeague, type League } from '@topout/api-client';
import { ConfirmButton, Row, TrashIcon } from '@topout/ui';
import { useNavigate } from 'react-router-dom';
import { useChange } from '../../../prepare/setup/use-change.ts';
import { editTexts as texts } from './texts.ts';

/** Deletes the league after asking. */
export function DeleteLeague({ league: { uuid, name } }: { readonly league: League }) {
  const { change } = useChange();
  const navigate = useNavigate();
  const remove = async () => {
    if (await change(() => deleteLeague(uuid))) await navigate('/organise/leagues', { replace: true });
  };
  return (
    <Row>
      <ConfirmButton
        variant="danger"
        icon={<TrashIcon />}
        label={texts.delete}
        title={texts.deleteTitle(name)}
        confirmLabel={texts.deleteConfirm}
        onConfirm={remove}
      >
        {texts.deleteText}
      </ConfirmButton>
    </Row>
  );
}
