import { anOpenCard } from '../entering/desk/testing.ts';
import { aTicket, type TestTicket } from '../entering/tickets/testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../following/competitions/testing.ts';
import { newId } from '../platform/ids.ts';
import { aGuest, testApi } from '../testing.ts';
import { documentedCalls } from './testing/calls.ts';
import { type DocumentedCall, type Request, sendCall } from './testing/documented-call.ts';
import { as } from './testing/reach/crawl.ts';

const api = testApi();

/** Calls that take a ticket: of its competition, and for its holder or their phone. */
const takeTickets = [
  'POST /competitions/{competition}/commands',
  'GET /competitions/{competition}/own-queues',
  'GET /competitions/{competition}/disputes',
  'POST /competitions/{competition}/disputes',
  'POST /competitions/{competition}/disputes/{dispute}/answers',
  'DELETE /competitions/{competition}/disputes/{dispute}',
  'PUT /competitions/{competition}/markers/{entry}',
  'DELETE /competitions/{competition}/markers/{entry}',
  'PUT /competitions/{competition}/finalists/{user}',
  'GET /push',
  'PUT /push',
  'DELETE /push',
  'POST /push/test',
];

/** Those of them that take the card of a number at a tablet that is handed round; every other call refuses it. */
const takeTablets = [
  'POST /competitions/{competition}/commands',
  'GET /competitions/{competition}/own-queues',
];

/** A ticket of the competition that a request is about; of another one if it is about none. */
const ticketFor = async (request: Request): Promise<TestTicket> =>
  aTicket(api.db, await competitionOf(request));

async function competitionOf({ url }: Request): Promise<Pick<TestCompetition, 'id' | 'categories'>> {
  const [, id] = /^\/competitions\/([\w-]{36})/.exec(url) ?? [];
  if (id === undefined) return aCompetition(api.db);
  const { id: category } = await api.db.kysely
    .selectFrom('category')
    .select('id')
    .where('competitionId', '=', id)
    .executeTakeFirstOrThrow();
  return { id, categories: [category, category] };
}

async function answerTo(documented: DocumentedCall, who: (request: Request) => Promise<{ token: string }>) {
  const request = await documented.request(api);
  const { statusCode, body } = await sendCall(api, documented, as(request, await who(request)));
  return { status: statusCode, refused: statusCode >= 400 ? body : '' };
}

const others = documentedCalls.filter(({ call }) => !takeTickets.includes(call));

it.each(others.map((documented) => [documented.call, documented] as const))(
  '%s takes the holder of a ticket for a guest',
  async (_call, documented) => {
    const asGuest = await answerTo(documented, () => aGuest(api.db));
    expect(await answerTo(documented, ticketFor)).toEqual(asGuest);
  },
);

/** A tablet with the card of whom a request is about, if they are entered there; of somebody else if not. */
async function tabletFor(request: Request): Promise<{ token: string }> {
  const competition = await competitionOf(request);
  const ids = request.url.match(/[0-9a-f]{8}-[\w-]{27}/g) ?? [newId()];
  const about = await api.db.kysely
    .selectFrom('entry')
    .select('profileId as profile')
    .where('competitionId', '=', competition.id)
    .where((where) => where.or([where('id', 'in', ids), where('profileId', 'in', ids)]))
    .executeTakeFirst();
  const { profile } = about ?? (await anEntry(api.db, competition));
  return anOpenCard(api.db, competition, profile);
}

it.each(
  documentedCalls
    .filter(({ call }) => !takeTablets.includes(call))
    .map((documented) => [documented.call, documented] as const),
)('%s refuses a tablet that is handed round', async (call, documented) => {
  if (takeTickets.includes(call))
    expect([401, 403]).toContain((await answerTo(documented, tabletFor)).status);
  else {
    const asGuest = await answerTo(documented, () => aGuest(api.db));
    expect(await answerTo(documented, tabletFor)).toEqual(asGuest);
  }
});

it('shows a holder their own card only where it is theirs', async () => {
  const [here, elsewhere] = [await aCompetition(api.db), await aCompetition(api.db)];
  const ticket = await aTicket(api.db, here);
  const statusIn = async ({ id }: { id: string }, path: string) =>
    (await api.call('GET', `/competitions/${id}${path}`, { as: ticket })).statusCode;
  expect(await statusIn(here, '/entries/me')).toBe(200);
  expect(await statusIn(elsewhere, '/entries/me')).toBe(401);
  expect(await statusIn(here, '/entries/me/merge?target=' + ticket.entry)).toBe(401);
});

/** A ticket that the node remembers, and whose entry has gone since. */
async function rememberedTicketFor(request: Request): Promise<TestTicket> {
  const competition = await competitionOf(request);
  const ticket = await aTicket(api.db, competition);
  const mine = `/competitions/${competition.id}/entries/me`;
  expect((await api.call('GET', mine, { as: ticket })).statusCode).toBe(200);
  await api.db.kysely.deleteFrom('entry').where('id', '=', ticket.entry).execute();
  return ticket;
}

const aboutAnEntry = documentedCalls.filter(
  ({ call }) => takeTickets.includes(call) && call.includes('{competition}'),
);

it.each(aboutAnEntry.map((documented) => [documented.call, documented] as const))(
  '%s refuses a holder whose entry is gone, while the ticket is still remembered',
  async (_call, documented) => {
    expect((await answerTo(documented, rememberedTicketFor)).status).toBe(403);
  },
);
