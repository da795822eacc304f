import { newId } from '../../../platform/ids.ts';
import { aGuest, aUser, testApi } from '../../../testing.ts';
import { issuePair, startFamily } from './issue-tokens.ts';

const api = testApi();

/** A person signed in on a laptop, and on the phone they call from. */
async function signedInTwice() {
  const { account } = await aUser(api.db);
  const [laptop, phone] = [
    await startFamily(api.db, account, 'Laptop'),
    await startFamily(api.db, account, 'Phone'),
  ];
  const [onLaptop, onPhone] = [await issuePair(api.db, laptop), await issuePair(api.db, phone)];
  return {
    laptop,
    phone,
    asLaptop: { token: onLaptop.accessToken },
    asPhone: { token: onPhone.accessToken },
  };
}

it('lists where somebody is signed in, the newest first', async () => {
  const { laptop, phone, asPhone } = await signedInTwice();
  const reply = await api.call('GET', '/auth/sessions', { as: asPhone });
  const times = { creationTime: expect.any(String), lastUsedTime: expect.any(String) };
  expect(reply.json()).toEqual([
    { uuid: phone, userAgent: 'Phone', ...times, current: true },
    { uuid: laptop, userAgent: 'Laptop', ...times, current: false },
  ]);
});

it('ends another session at once', async () => {
  const { laptop, asPhone, asLaptop } = await signedInTwice();
  expect((await api.call('GET', '/profiles/me', { as: asLaptop })).statusCode).toBe(200);
  expect((await api.call('DELETE', `/auth/sessions/${laptop}`, { as: asPhone })).statusCode).toBe(204);
  expect((await api.call('GET', '/profiles/me', { as: asLaptop })).statusCode).toBe(401);
  expect((await api.call('GET', '/profiles/me', { as: asPhone })).statusCode).toBe(200);
});

it('ends all others at once', async () => {
  const { asPhone, asLaptop } = await signedInTwice();
  expect((await api.call('GET', '/profiles/me', { as: asLaptop })).statusCode).toBe(200);
  expect((await api.call('DELETE', '/auth/sessions', { as: asPhone })).statusCode).toBe(204);
  expect((await api.call('GET', '/profiles/me', { as: asLaptop })).statusCode).toBe(401);
  expect((await api.call('GET', '/auth/sessions', { as: asPhone })).json()).toHaveLength(1);
});

it("does not end somebody else's session, or one that is not there", async () => {
  const [{ laptop }, stranger] = [await signedInTwice(), await signedInTwice()];
  for (const session of [laptop, newId()]) {
    const reply = await api.call('DELETE', `/auth/sessions/${session}`, { as: stranger.asPhone });
    expect(reply.statusCode).toBe(404);
  }
});

it('is not for guests', async () => {
  expect((await api.call('GET', '/auth/sessions', { as: await aGuest(api.db) })).statusCode).toBe(401);
});
