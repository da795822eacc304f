import { render, screen } from '@topout/testing';
import { StateLabel } from './state-label.tsx';

it.each([
  ['Sent', 'confirmed', true],
  ['Confirmed', 'confirmed', false],
  ['Held', 'held', true],
] as const)('says %s of what is %s, somebody else has to confirm it: %s', (word, state, awaited) => {
  render(<StateLabel state={state} awaited={awaited} />);
  expect(screen.getByText(word)).toBeVisible();
});
