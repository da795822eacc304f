import { authorityOf } from '../../competition/authority/authority.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';
import { aCompetition, anEntry } from '../competitions/testing.ts';
import { readDocument } from './publications.queries.ts';
import { publish, publishNow, recordWhole } from './publish.ts';
import { recordStage } from './stage-record.ts';

const api = testApi();

it('publishes nothing that a result has changed since it was read', async () => {
  const competition = await aCompetition(api.db);
  const { profile: competitor } = await anEntry(api.db, competition);
  const climb = (attempt: object) =>
    send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[0], competitor, attempts: [attempt as { success: boolean }] }),
    );
  await climb(aTry);
  const authority = await authorityOf(api.db, competition.id, competition.master.profile);
  const { uuid, ...stage } = requireStage(authority, competition.stage);
  const documents = [
    { stage: uuid, document: await recordStage(api.app, authority, { uuid, ...stage }) },
    { stage: null, document: await recordWhole(api.app, authority) },
  ];
  const publishing = (one: (typeof documents)[number]) =>
    api.db.transaction((tx) => publish(tx, authority, { id: newId(), ...one, final: false, reason: null }));
  for (const one of documents) expect(await publishing(one)).toMatchObject({ version: 1 });
  await climb(aTop);
  for (const one of documents)
    await expect(publishing(one)).rejects.toMatchObject({ status: 409, code: 'results.changed' });
});

it('publishes while results come in, with all that it says', async () => {
  const competition = await aCompetition(api.db);
  const { profile: competitor } = await anEntry(api.db, competition);
  const climb = () =>
    send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[0], competitor, attempts: [aTry] }),
    );
  await climb();
  const authority = await authorityOf(api.db, competition.id, competition.master.profile);
  const stage = requireStage(authority, competition.stage);
  let coming = 3;
  const app: Parameters<typeof publishNow>[0] = {
    db: api.app.db,
    boards: Object.assign(Object.create(api.app.boards) as typeof api.app.boards, {
      ranking: async (...asked: Parameters<typeof api.app.boards.ranking>) => {
        const read = await api.app.boards.ranking(...asked);
        if (coming > 0) await climb();
        coming -= 1;
        return read;
      },
    }),
  };
  const { uuid, version } = await publishNow(app, authority, {
    id: newId(),
    stage,
    final: false,
    reason: null,
  });
  expect(version).toBe(1);
  const { boardVersion } = await recordStage(api.app, authority, stage);
  await expect(readDocument(api.db, competition.id, uuid)).resolves.toMatchObject({ boardVersion });
});

it('answers every time while a stream of results goes on', async () => {
  const competition = await aCompetition(api.db, { settings: { maxAttemptsCount: 50 } });
  const { profile: competitor } = await anEntry(api.db, competition);
  let over = false;
  const stream = async () => {
    for (let sent = 0; sent < 45 && !over; sent += 1) {
      await send(
        api,
        competition.id,
        competition.master,
        aCommand({ route: competition.routes[0], competitor, attempts: [aTry] }),
      );
    }
  };
  const climbing = stream();
  for (const stage of [competition.stage, null, competition.stage]) {
    const reply = await api.call('POST', `/competitions/${competition.id}/publications`, {
      as: competition.master,
      body: { stage, final: false },
    });
    expect(reply.statusCode).toBe(201);
  }
  over = true;
  await climbing;
});
