import type { Ticket, TicketSession } from '@topout/contract';
import { showTicketCode } from '@topout/domain';
import { buildApp } from '../../app.ts';
import { aCompetition } from '../../following/competitions/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import { openLog } from '../../platform/log/open-log.ts';
import { aUser, callApp, testApi } from '../../testing.ts';
import { aTicket } from './testing.ts';

const api = testApi();

it('writes no code and no token of a ticket to the log, at any level', async () => {
  const lines: string[] = [];
  const logger = openLog('trace', { write: (line: string) => void lines.push(line) });
  const app = await buildApp({ db: api.db, config: loadConfig({ TOPOUT_DEMO: '0' }), logger });
  const competition = await aCompetition(api.db);
  const { code, profile } = await aTicket(api.db, competition);
  const body = { code: showTicketCode(code) };
  const session = (await callApp(app, 'POST', '/tickets/session', { body })).json<TicketSession>();
  const path = `/competitions/${competition.id}/tickets`;
  const as = competition.master;
  await callApp(app, 'POST', path, { as, body: {} });
  const renewed = (await callApp(app, 'POST', `${path}/${profile}/renew`, { as })).json<Ticket>();
  await callApp(app, 'POST', '/tickets/session', { body });
  await callApp(app, 'POST', '/tickets/claim', { as: await aUser(api.db), body: { code: renewed.code } });
  await app.close();

  const log = lines.join('');
  expect(log).toContain('/api/tickets/session');
  for (const secret of [code, showTicketCode(code), renewed.code, session.accessToken, session.refreshToken])
    expect(log).not.toContain(secret);
});
