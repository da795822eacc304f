import type { CheckInReply, DeskList, DeskRow, NewTablet, WalkInReply } from '@topout/contract';
import type { TestCompetition } from '../../following/competitions/testing.ts';
import { issuePair, startTabletFamily } from '../../people/auth/sessions/issue-tokens.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { secretHash } from '../../platform/secrets.ts';
import type { TestApi, TestUser } from '../../testing.ts';

/** One desk of a competition; the calls that must succeed throw otherwise. */
export const aDesk = (
  api: TestApi,
  { id, master }: TestCompetition,
  as: Pick<TestUser, 'token'> = master,
) => {
  const at = `/competitions/${id}/check-in`;
  const rows = async () => (await api.call('GET', at, { as })).json<DeskList>().data;
  const patch = (user: string, body: object) => api.call('PATCH', `${at}/${user}`, { as, body });
  const post = (body: object) => api.call('POST', at, { as, body });
  return {
    rows,
    patch,
    post,
    row: async (user: string): Promise<DeskRow | undefined> =>
      (await rows()).find((row) => row.user === user),
    record: async (user: string, body: object) => {
      const reply = await patch(user, body);
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
      return reply.json<CheckInReply>();
    },
    walkIn: async (body: object) => {
      const reply = await post(body);
      if (reply.statusCode !== 201) throw new Error(`${reply.statusCode} ${reply.body}`);
      return reply.json<WalkInReply>();
    },
  };
};

/** A tablet that is handed round in a competition. */
export async function aTablet(api: TestApi, { id, master }: Pick<TestCompetition, 'id' | 'master'>) {
  const reply = await api.call('POST', `/competitions/${id}/tablets`, {
    as: master,
    body: { name: 'Tablet 1' },
  });
  if (reply.statusCode !== 201) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json<NewTablet>();
}

/** A tablet that has opened somebody's card, as whoever types their number does. */
export async function anOpenCard(
  db: Database,
  competition: Pick<TestCompetition, 'id'>,
  profile: string,
): Promise<{ readonly token: string }> {
  const tablet = newId();
  await db.kysely
    .insertInto('deskTablet')
    .values({ competitionId: competition.id, id: tablet, name: 'Tablet 2', secretHash: secretHash(tablet) })
    .execute();
  const climber = { competition: competition.id, profile };
  const family = await startTabletFamily(db, tablet, climber, 'Tablet');
  return { token: (await issuePair(db, family)).accessToken };
}
