import { Nullable, Uuid } from '@topout/contract';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { lowerIds } from './lower-ids.ts';

const small = '0198a5c0-1111-7000-8000-00000000000d';
const big = small.toUpperCase();

const body = Type.Object({
  one: Uuid,
  none: Nullable(Uuid),
  many: Type.Array(Type.Object({ id: Uuid, note: Type.String() })),
  password: Type.String(),
});

async function echo(url: string, payload: object): Promise<unknown> {
  const app = Fastify();
  lowerIds(app);
  const schema = {
    params: Type.Object({ id: Uuid }),
    querystring: Type.Object({ user: Type.Union([Uuid, Type.Literal('ALL')]) }),
    body,
  };
  app.post('/:id', { schema, validatorCompiler: () => () => true }, ({ params, query, body: said }) => ({
    params,
    query,
    said,
  }));
  return (await app.inject({ method: 'POST', url, payload })).json();
}

it('makes ids small in the address, its query and the body, and leaves other texts alone', async () => {
  const said = { one: big, none: null, many: [{ id: big, note: big }], password: big };
  expect(await echo(`/${big}?user=${big}`, said)).toEqual({
    params: { id: small },
    query: { user: small },
    said: { one: small, none: null, many: [{ id: small, note: big }], password: big },
  });
});

it('knows what is not an id where one may stand', async () => {
  expect(await echo(`/${small}?user=ALL`, { one: small, none: big, many: [], password: '' })).toMatchObject({
    query: { user: 'ALL' },
    said: { none: small },
  });
});
