import type { Command, Dispute, DisputeBody } from '@topout/contract';
import type { TestCompetition, TestEntry } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi, TestUser } from '../../testing.ts';
import { aCommand } from '../testing.ts';

type In = Pick<TestCompetition, 'id' | 'master' | 'routes'>;

/** Calls about the disputes of a competition. */
export function disputesIn(api: TestApi, { id, routes }: Pick<In, 'id' | 'routes'>) {
  const at = `/competitions/${id}/disputes`;
  return {
    list: (as?: { token: string }) => api.call('GET', at, { as }),
    open: (as: { token: string }, { id: entry }: Pick<TestEntry, 'id'>, body: Partial<DisputeBody> = {}) =>
      api.call('POST', at, {
        as,
        body: { kind: 'APPEAL', entry, route: routes[0], text: 'I topped it.', ...body },
      }),
    answer: (as: { token: string }, dispute: string, text = 'At the second go.', uuid = newId()) =>
      api.call('POST', `${at}/${dispute}/answers`, { as, body: { uuid, text } }),
    decide: (as: { token: string }, dispute: string, decision = 'STANDS', reason = 'The video shows it.') =>
      api.call('POST', `${at}/${dispute}/decision`, { as, body: { decision, reason } }),
    withdraw: (as: { token: string }, dispute: string) => api.call('DELETE', `${at}/${dispute}`, { as }),
  };
}

/** A query about a result on the first route, as the master judge. */
export async function aDispute(
  api: TestApi,
  competition: In,
  entry: Pick<TestEntry, 'id'>,
  { as = competition.master, text = 'Which hold?' }: { as?: TestUser; text?: string } = {},
): Promise<Dispute> {
  const reply = await disputesIn(api, competition).open(as, entry, { kind: 'QUERY', text });
  return reply.json<Dispute>();
}

/** What happened in lead: the climber was at hold 21+. */
const atHold21 = { hold: 21, plus: true, leftMs: null, text: 'A hold came loose.' };

/** A judge's record of a technical incident. */
export const anIncident = (
  on: Pick<Command, 'route' | 'competitor'>,
  incident: Command['payload']['incident'] = atHold21,
  more: Partial<Command> = {},
): Command => aCommand({ ...on, kind: 'incident.record', incident, ...more });
