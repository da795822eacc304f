import { Button } from '@topout/ui';
import { texts } from './texts.ts';

export interface ConfirmButtonProps {
  /** Whose result it is, for those who hear the button. */
  readonly name: string;
  readonly confirmed: boolean;
  readonly onPut: (kind: 'result.confirm' | 'result.unconfirm') => void;
}

/** Confirms a result with one tap, and takes that back with another. */
export const ConfirmButton = ({ name, confirmed, onPut }: ConfirmButtonProps) =>
  confirmed ? (
    <>
      <output>{texts.confirmed}</output>
      <Button variant="quiet" aria-label={texts.undoOf(name)} onClick={() => onPut('result.unconfirm')}>
        {texts.undo}
      </Button>
    </>
  ) : (
    <Button aria-label={texts.confirmOf(name)} onClick={() => onPut('result.confirm')}>
      {texts.confirm}
    </Button>
  );
