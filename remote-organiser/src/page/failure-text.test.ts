import { failureTexts } from '../texts/failure.ts';

it('names nobody to ask where the host has set nobody', () => {
  const { message } = failureTexts.unknown;
  expect(message('')).toBe('Please try again.');
  expect(message('help@example.org')).toBe(
    'Please try again. If the problem persists, email help@example.org.',
  );
});
