import { authorityOf } from '../../competition/authority/authority.ts';
import { requireStage } from '../../competition/require-stage.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';
import { aCompetition, anEntry } from '../competitions/testing.ts';
import { publish, recordWhole } from './publish.ts';
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
    api.db.transaction((tx) => publish(tx, authority, { ...one, final: false }));
  for (const one of documents) expect(await publishing(one)).toMatchObject({ version: 1 });
  await climb(aTop);
  for (const one of documents)
    await expect(publishing(one)).rejects.toMatchObject({ status: 409, code: 'results.changed' });
});
