import { readAtMost } from './read-at-most.ts';

it('reads no more than the largest file has', async () => {
  await expect(readAtMost('/dev/zero', 1)).rejects.toThrow(
    '/dev/zero is larger than any file that can be imported here: 1 MB. Nothing was changed.',
  );
  await expect(readAtMost('/nowhere', 1)).rejects.toThrow('There is no file /nowhere.');
  expect((await readAtMost(import.meta.filename, 1)).toString()).toContain('largest file');
});
