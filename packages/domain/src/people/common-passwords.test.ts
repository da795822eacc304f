import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'Password1',
  'PASSWORD123!',
  '12345678',
  '1234567890',
  '87654321',
  'qwertyui',
  'aaaaaaaa',
  'abcdabcd',
  'iloveyou',
  '1q2w3e4r',
  'topout2026',
])('knows %s for a common password', (password) => expect(isCommonPassword(password)).toBe(true));

it.each([
  'the old one',
  'climb every mountain',
  'crimp-hard',
  'long enough',
  'passwords are hard',
  'x7#kQ2!m',
  'monkey bars 12 a',
])('lets %s through', (password) => expect(isCommonPassword(password)).toBe(false));
