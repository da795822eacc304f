import type { Competition } from '@topout/contract';
import { deleteEntry } from '@topout/api-client';
import { ConfirmButton } from '@topout/ui';
import { useBusy } from '../form/use-busy.ts';
import { useFailure } from '../form/use-failure.ts';
import { entryFlowTexts as texts } from '../texts.ts';

interface WithdrawProps {
  readonly competition: Competition;
  readonly entry: string;
  readonly name: string;
  readonly onAsked: () => void;
  readonly onLeft: () => void;
}

/** Withdraws an entry, after asking. The place goes to the next person waiting. */
export function Withdraw({ competition, entry, name, onAsked, onLeft }: WithdrawProps) {
  const failure = useFailure();
  const { during } = useBusy();
  const leave = async () => {
    onAsked();
    await during('leave', () => deleteEntry(competition.uuid, entry)).then(onLeft, failure);
  };
  return (
    <ConfirmButton
      variant="quiet"
      fullWidth
      label={texts.withdraw}
      title={texts.withdrawTitle(name)}
      confirmLabel={texts.withdraw}
      onConfirm={leave}
    >
      {texts.withdrawText(competition.name)}
    </ConfirmButton>
  );
}
