/**
 * The words in the most common passwords that are otherwise long enough, without the characters people
 * append.
 */
const common = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort motdepasse contraseña iloveyou princess sunshine football baseball superman
  starwars trustno1 whatever qwertyui qwertyuiop qwerty asdfghjk asdfghjkl zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4
  abc abcd abcdefgh letmein welcome monkey dragon master shadow michael jennifer computer internet samsung pokemon
  liverpool chelsea arsenal charlie jordan hunter admin administrator changeme default secret test testtest guest login
  topout climbing climber boulder bouldering hallo hello geheim schatz ficken azerty azertyuiop doudou soleil`.split(
    /\s+/,
  ),
);

const rows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];

/**
 * Whether a password is among those that attackers try first: a common word with or without digits and
 * symbols around it, a repeated piece, or keys in a row.
 *
 * @example isCommonPassword('Password123!') // true
 */
export function isCommonPassword(password: string): boolean {
  const text = password.trim().toLowerCase();
  const word = text.replace(/^[\d\s!?.,#*$%&_-]+|[\d\s!?.,#*$%&_-]+$/g, '');
  return (
    common.has(text) ||
    common.has(word) ||
    // At most four characters, repeated throughout.
    /^(.{1,4}?)\1+$/u.test(text) ||
    rows.some((row) => row.includes(text))
  );
}
