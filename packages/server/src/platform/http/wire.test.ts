import { snakeNames } from '@topout/contract/names';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { aCompetition } from '../../following/competitions/testing.ts';
import { aGuest, aUser, testApi } from '../../testing.ts';
import { type JsonSchema, readDocument } from '../../checks/testing/document.ts';
import { wireSchema } from './wire.ts';

const api = testApi();

const patch = async (payload: object) => {
  const { token } = await aUser(api.db);
  const headers = { authorization: `Bearer ${token}` };
  return api.app.inject({ method: 'PATCH', url: '/api/profiles/me', headers, payload });
};

it('takes and answers snake_case alone', async () => {
  const reply = await patch({ first_name: 'Ada', year_of_birth: 1990 });
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { first_name: 'Ada', year_of_birth: 1990 }]);
  expect(Object.keys(reply.json<object>()).filter((name) => /[A-Z]/.test(name))).toEqual([]);
  const camel = await patch({ firstName: 'Ada' });
  expect(camel.statusCode).toBe(400);
});

it('takes nothing by a name that no schema has looked at', async () => {
  const { token } = await aGuest(api.db);
  const form = 'grant_type=refresh_token&refreshToken=a&refreshToken=b&client_id=topout-web';
  const granted = await api.app.inject({
    method: 'POST',
    url: '/api/auth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
  expect([granted.statusCode, granted.json()]).toMatchObject([400, { error: 'invalid_request' }]);
  const { id } = await aCompetition(api.db, { liveLeaderboard: false });
  const file = (query: string) =>
    api.app.inject({
      url: `/api/competitions/${id}/results.csv?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await file('sign_in=true')).statusCode).toBe(303);
  expect((await file('signIn=true')).statusCode).toBe(403);
});

it('names the field of a refusal as it was sent', async () => {
  const reply = await patch({ year_of_birth: 'soon' });
  expect([reply.statusCode, Object.keys(reply.json<{ detail: { fields: object } }>().detail.fields)]).toEqual(
    [400, ['year_of_birth']],
  );
});

it('describes nothing in another way', async () => {
  const document = await readDocument(api);
  const named = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    if (Array.isArray(schema)) return schema.flatMap(named);
    const { properties = {} } = schema as JsonSchema;
    return [...Object.keys(properties as object), ...Object.values(schema).flatMap(named)];
  };
  const names = [...document.values()].flatMap(({ parameters = [], requestBody, responses }) => [
    ...parameters.filter((one) => one.in !== 'header').map(({ name }) => name),
    ...named([requestBody, responses]),
  ]);
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => /[A-Z]/.test(name))).toEqual([]);
});

it('turns a schema whole: what is required, what is inside, and what TypeBox knows of it', () => {
  const schema = Type.Object({
    firstName: Type.String(),
    yearOfBirth: Type.Optional(Type.Integer()),
    childEntries: Type.Array(Type.Object({ isFull: Type.Boolean() })),
  });
  const wire = wireSchema(schema) as typeof schema;
  const good = { firstName: 'Ada', childEntries: [{ isFull: true }] };
  expect(Value.Check(wire, snakeNames(good))).toBe(true);
  expect(Value.Check(wire, good)).toBe(false);
  expect(Value.Convert(wire, { year_of_birth: '1990' })).toEqual({ year_of_birth: 1990 });
});
