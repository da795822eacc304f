import { render, screen } from '@topout/testing';
import { useRef } from 'react';
import { useHandOverFocus } from './use-hand-over-focus.ts';

function SomeForm() {
  const form = useRef<HTMLFormElement>(null);
  useHandOverFocus(form);
  return (
    <form ref={form}>
      <input aria-label="E-mail" />
    </form>
  );
}

const page = (shown: boolean) => (
  <>
    <input aria-label="Search" />
    <div id="content" data-testid="content" tabIndex={-1}>
      {shown && <SomeForm />}
    </div>
  </>
);

it('leaves the focus to the content when it goes with it', () => {
  const { rerender } = render(page(true));
  screen.getByLabelText('E-mail').focus();
  rerender(page(false));
  expect(screen.getByTestId('content')).toHaveFocus();
});

it('leaves it alone where it is elsewhere', () => {
  const { rerender } = render(page(true));
  screen.getByLabelText('Search').focus();
  rerender(page(false));
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
