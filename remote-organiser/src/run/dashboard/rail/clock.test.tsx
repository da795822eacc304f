import { render, screen } from '@topout/testing';
import { Clock } from './clock.tsx';

it('counts by the server’s clock, however the laptop is set', () => {
  const now = Date.now();
  localStorage.setItem('topout/clockOffset', String(3_600_000));
  render(<Clock startMs={now - 7_200_000} endMs={now + 3_600_000 + 90_000} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/00:01:(30|29)$/);
});
