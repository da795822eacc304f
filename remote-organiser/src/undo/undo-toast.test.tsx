import { fireEvent, render, screen, userEvent } from '@topout/testing';
import { useLayoutEffect, useState } from 'react';
import { UndoToast } from './undo-toast.tsx';

const undo = jest.fn();

function Undone() {
  const [done, setDone] = useState(false);
  return (
    <>
      <button type="button">Before</button>
      {!done && (
        <UndoToast onUndo={() => setDone(true)} onClose={jest.fn()}>
          Route 7 moved.
        </UndoToast>
      )}
    </>
  );
}

const show = () =>
  render(
    <>
      <input aria-label="Name" />
      <button type="button">Elsewhere</button>
      <UndoToast onUndo={undo} onClose={jest.fn()}>
        Route 7 moved.
      </UndoToast>
    </>,
  );

beforeEach(() => undo.mockReset());

it('says what was done and by which key it is taken back', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Route 7 moved.UndoCtrl+Z');
});

it('takes it back by that key, wherever the focus is', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
  await user.keyboard('{Meta>}z{/Meta}');
  expect(undo).toHaveBeenCalledTimes(2);
});

it('hears the key from the moment it can be seen', () => {
  function Quick() {
    useLayoutEffect(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
    }, []);
    return (
      <UndoToast onUndo={undo} onClose={jest.fn()}>
        Route 7 moved.
      </UndoToast>
    );
  }
  render(<Quick />);
  expect(undo).toHaveBeenCalledTimes(1);
});

it('leaves the key to text that is being typed, and to other keys with it', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Control>}z{/Control}');
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(undo).not.toHaveBeenCalled();
});

it('gives the focus back to where it came from when it goes', async () => {
  const user = userEvent.setup();
  render(<Undone />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});
