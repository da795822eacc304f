import { aCompetition, render, screen } from '@topout/testing';
import { InHall } from './in-hall.tsx';

it.each([
  [false, /is being judged in the hall\. Nothing can be changed here until it is handed back\.$/],
  [true, /Last heard .*\. Nothing can be changed here/],
])('says that nothing can be changed while the hall judges, silent: %s', (silent, text) => {
  render(<InHall competition={aCompetition({ hall: { asOf: '2026-11-21T13:02:00.000Z', silent } })} />);
  expect(screen.getByText(text)).toBeVisible();
});
