import { renewJudgingKey } from '@topout/api-client';
import { Button, ConfirmDialog, RefreshIcon, VisuallyHidden } from '@topout/ui';
import { useState } from 'react';
import { useChange } from '../../../prepare/setup/use-change.ts';
import { texts } from '../texts.ts';

/** Invalidates the judging codes on the walls, for when one has got into the wrong hands. */
export function RenewKey({ competition }: { readonly competition: string }) {
  const [asking, setAsking] = useState(false);
  const [renewed, setRenewed] = useState(false);
  const { busy, change } = useChange();
  const renew = async () => {
    setRenewed(await change(() => renewJudgingKey(competition)));
    setAsking(false);
  };
  return (
    <>
      <Button icon={<RefreshIcon />} onClick={() => setAsking(true)}>
        {texts.renewKey}
      </Button>
      <VisuallyHidden>
        <output>{renewed ? texts.keyRenewed : ''}</output>
      </VisuallyHidden>
      <ConfirmDialog
        open={asking}
        title={texts.renewKeyTitle}
        confirmLabel={texts.renewKey}
        busy={busy}
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      >
        {texts.renewKeyText}
      </ConfirmDialog>
    </>
  );
}
