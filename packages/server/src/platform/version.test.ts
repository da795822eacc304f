import { commandLine, ourVersion } from './version.ts';

it('is that of the repository, which is no build', () => {
  expect(ourVersion).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), build: null });
  expect(commandLine).toBe('npm run topout --');
});
