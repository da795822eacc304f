import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

it.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('shows a %s under its title while it is open', (_name, Modal) => {
  const { rerender } = render(<Modal open={false} onClose={jest.fn()} title="Really?" />);
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<Modal open onClose={jest.fn()} title="Really?" />);
  expect(screen.getByRole('dialog', { name: 'Really?' })).toBeVisible();
});

it('asks to be closed by its button and by Esc, and leaves the closing to the caller', () => {
  const onClose = jest.fn();
  render(<Dialog open onClose={onClose} title="Really?" />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = screen.getByRole('dialog');
  const esc = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, esc);
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(esc.defaultPrevented).toBe(true);
});

it('closes by a click outside only, and not where that is switched off', () => {
  const onClose = jest.fn();
  const press = (element: Element) => {
    fireEvent.pointerDown(element);
    fireEvent.click(element);
  };
  const { rerender } = render(<Dialog open onClose={onClose} title="Really?" />);
  press(screen.getByText('Really?'));
  expect(onClose).not.toHaveBeenCalled();
  press(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<Dialog open onClose={onClose} title="Really?" lightDismiss={false} />);
  press(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('does not take a drag that ends outside for a click outside', () => {
  const onClose = jest.fn();
  render(<Dialog open onClose={onClose} title="Really?" />);
  fireEvent.pointerDown(screen.getByText('Really?'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

it('ignores the cancelling of a file input inside it', () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Picture">
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('opens as a modal, and closes as one before it goes, which gives the focus back', () => {
  // jsdom knows no modals.
  const prototype = HTMLDialogElement.prototype;
  const showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  const close = jest.fn();
  Object.assign(prototype, { showModal, close });
  try {
    const { rerender } = render(<Dialog open onClose={jest.fn()} title="Really?" />);
    expect(showModal).toHaveBeenCalledTimes(1);
    rerender(<Dialog open={false} onClose={jest.fn()} title="Really?" />);
    expect(close).toHaveBeenCalledTimes(1);
  } finally {
    Reflect.deleteProperty(prototype, 'showModal');
    Reflect.deleteProperty(prototype, 'close');
  }
});

it('offers the way back first, and waits while the deed is done', () => {
  const onConfirm = jest.fn();
  const props = { open: true, title: 'Clear', confirmLabel: 'Clear all', onConfirm, onClose: jest.fn() };
  const { rerender } = render(<ConfirmDialog {...props}>Sure?</ConfirmDialog>);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Cancel',
    'Clear all',
    '',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  rerender(
    <ConfirmDialog {...props} busy>
      Sure?
    </ConfirmDialog>,
  );
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

it('brings what is wrong into sight when it is said, and only then', async () => {
  const seen: unknown[] = [];
  const form = (invalid: boolean, refused: boolean) => (
    <Sheet open onClose={jest.fn()} title="Route">
      <input aria-label="Name" aria-invalid={invalid || undefined} ref={spied} />
      {refused && (
        <p role="alert" ref={spied}>
          Refused
        </p>
      )}
    </Sheet>
  );
  const spied = (element: HTMLElement | null) => {
    if (element) element.scrollIntoView = () => seen.push(element);
  };
  const { rerender } = render(form(false, false));
  rerender(form(true, false));
  await waitFor(() => expect(seen).toEqual([screen.getByLabelText('Name')]));
  rerender(form(true, true));
  await waitFor(() => expect(seen).toEqual([screen.getByLabelText('Name'), screen.getByRole('alert')]));
  rerender(form(true, true));
  expect(seen).toHaveLength(2);
});

it('asks before a deed, does it once, and keeps the question until it is done', async () => {
  let done: () => void = () => undefined;
  const onConfirm = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  render(
    <ConfirmButton label="Delete" title="Delete Zoë?" confirmLabel="Delete for good" onConfirm={onConfirm}>
      Nobody can undo it.
    </ConfirmButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Delete Zoë?' })).toHaveTextContent('Nobody can undo it.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  for (const _press of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeVisible();
  done();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
