import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Sheet } from '../dialog/sheet.tsx';
import { ErrorBanner } from '../feedback/error-banner.tsx';
import { Toast } from '../feedback/toast.tsx';
import { inStates } from './specimen.ts';

type Kind = (close: () => void) => ReactNode;

const kinds: Readonly<Record<string, Kind>> = {
  'a dialog': (close) => (
    <Dialog open onClose={close} title="Add a competitor" actions={<Button variant="primary">Add</Button>}>
      Name, year of birth, gender.
    </Dialog>
  ),
  'a sheet': (close) => (
    <Sheet open onClose={close} title="Ada Lovelace">
      Follow, scorecard, edit.
    </Sheet>
  ),
  'a sheet at the side': (close) => (
    <Sheet open onClose={close} title="Ada Lovelace" wideScreen="side">
      Follow, scorecard, edit.
    </Sheet>
  ),
  'a question': (close) => (
    <ConfirmDialog
      open
      danger
      title="Clear attempts?"
      confirmLabel="Clear attempts"
      onConfirm={close}
      onClose={close}
    >
      All attempts on this route are removed. This cannot be undone.
    </ConfirmDialog>
  ),
  'a problem': (close) => <ErrorBanner message="The server did not answer." onClose={close} />,
  'a short word': (close) => <Toast onClose={close}>Link copied</Toast>,
};

function OnDemand({ name, kind }: { readonly name: string; readonly kind: Kind }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {name}</Button>
      {open && kind(() => setOpen(false))}
    </>
  );
}

export const dialogs = inStates(
  Object.entries(kinds),
  ([name]) => name,
  ([name, kind]) => <OnDemand name={name} kind={kind} />,
);
