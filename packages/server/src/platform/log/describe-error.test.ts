import pg from 'pg';
import { describeError } from './describe-error.ts';

const databaseError = (message: string, facts: object) =>
  Object.assign(new pg.DatabaseError(message, 1, 'error'), facts);

it('says where the database refused something, and not what', () => {
  const error = databaseError('duplicate key value violates unique constraint "account_email"', {
    code: '23505',
    constraint: 'account_email',
    detail: 'Key (email)=(ada@example.org) already exists.',
    where: 'SQL statement "insert into account values (ada)"',
  });
  expect(describeError(error)).toEqual({
    type: 'DatabaseError',
    message: 'duplicate key value violates unique constraint "…"',
    stack: expect.stringMatching(/^\s+at /),
    code: '23505',
    constraint: 'account_email',
  });
});

it.each([
  ['a value', databaseError('invalid input syntax for type uuid: "Ada Lovelace"', {}), 'Lovelace'],
  ['a refused recipient', new Error('550 5.1.1 <ada.l+x@example.org>: Recipient rejected'), 'ada.l'],
  ['the address of a device', new Error('fetch https://push.example.org/send/abc123 failed'), 'abc123'],
  ['a key in an address', new Error('see http://[::1]:80?key=abc123'), 'abc123'],
  ['a cause', new Error('failed', { cause: new Error('to ada@example.org') }), 'ada@'],
  ['one of several', new AggregateError([new Error('to ada@example.org')], 'failed'), 'ada@'],
  ['anything thrown', 'no way to ada@example.org', 'ada@'],
])('leaves out %s', (_name, error, secret) => {
  expect(JSON.stringify(describeError(error))).not.toContain(secret);
});

it('keeps what tells a host what to do', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    port: 25,
  });
  expect(describeError(new Error('no mail', { cause }))).toMatchObject({
    type: 'Error',
    message: 'no mail',
    causedBy: [{ code: 'ECONNREFUSED', syscall: 'connect', port: 25, message: cause.message }],
  });
});

it('comes to an end where causes go round in circles', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/round/g)).toHaveLength(6);
});
