import { reasonOf } from './start-fault.ts';

it.each([
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 'read ECONNRESET'],
  [Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  // The embedded database on a full disk.
  [{ name: 'ErrnoError', errno: 51 }, 'the disk is full'],
  [{ name: 'ErrnoError', errno: 76 }, 'unknown reason'],
])('says why: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
