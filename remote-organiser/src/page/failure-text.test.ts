import { failureTexts } from '../texts/failure.ts';

it('names nobody to ask where the host has set nobody', () => {
  const { message } = failureTexts.unknown;
  expect(message('', null)).toBe('Please try again.');
  expect(message('help@example.org', null)).toBe(
    'Please try again. If the problem persists, email help@example.org.',
  );
});

it('leaves the server to say where its fault is to be found', () => {
  const said = 'Something went wrong on our side. Please try again. Reference: 7K3M-9Q2X-AB4D.';
  expect(failureTexts.unknown.message('', said)).toBe(said);
  expect(failureTexts.unknown.message('help@example.org', said)).toBe(
    `${said} If the problem persists, email help@example.org.`,
  );
});
