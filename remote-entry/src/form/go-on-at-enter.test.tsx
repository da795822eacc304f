import { render, screen, userEvent } from '@topout/testing';
import { goOnAtEnter } from './go-on-at-enter.ts';

const send = jest.fn();

function show() {
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input aria-label="first" enterKeyHint="next" onKeyDown={goOnAtEnter} />
      <input type="radio" aria-label="choice" />
      <input aria-label="second" type="password" enterKeyHint="next" onKeyDown={goOnAtEnter} />
      <button type="submit">Send</button>
    </form>,
  );
  return userEvent.setup();
}

beforeEach(() => send.mockClear());

it('goes on to the next field that is typed into', async () => {
  const user = show();
  await user.type(screen.getByLabelText('first'), 'Ada{Enter}');
  expect(screen.getByLabelText('second')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('sends from the last one', async () => {
  const user = show();
  await user.type(screen.getByLabelText('second'), 'crimp{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
