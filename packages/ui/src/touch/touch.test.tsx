import { render, screen } from '@testing-library/react';
import { BigButton } from './big-button.tsx';
import { CounterDisplay } from './counter-display.tsx';

it('is a plain button, or a toggle when it is told its state', () => {
  const { rerender } = render(<BigButton hint="hold 17">Last</BigButton>);
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
  rerender(<BigButton selected={false}>Last</BigButton>);
  expect(screen.getByRole('button', { name: 'Last', pressed: false })).toBeVisible();
});

it('tells screen readers when the count changes', () => {
  render(<CounterDisplay value="17+" caption="of 42" />);
  expect(screen.getByRole('status')).toHaveTextContent('17+of 42');
});
