import { deleteLeague, type League } from '@topout/api-client';
import { Button, ConfirmDialog, Row, TrashIcon } from '@topout/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '../../setup/use-change.ts';
import { editTexts as texts } from './texts.ts';

/** Deletes the league after a question. */
export function DeleteLeague({ league: { uuid, name } }: { readonly league: League }) {
  const [asking, setAsking] = useState(false);
  const { busy, change } = useChange();
  const navigate = useNavigate();
  const remove = async () => {
    const gone = await change(() => deleteLeague(uuid));
    setAsking(false);
    if (gone) await navigate('/organise/leagues', { replace: true });
  };
  return (
    <Row>
      <Button variant="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.deleteTitle(name)}
        confirmLabel={texts.deleteConfirm}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </Row>
  );
}
