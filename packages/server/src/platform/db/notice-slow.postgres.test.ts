import { buildApp } from '../../app.ts';
import { testApi } from '../../testing.ts';
import { loadConfig } from '../config.ts';
import { openLog } from '../log/open-log.ts';

const api = testApi();

it('says which statement a request waited for, by its reference, without its values', async () => {
  const lines: string[] = [];
  const logger = openLog('warn', { write: (line) => void lines.push(line) });
  const app = await buildApp({ db: api.db, config: loadConfig({ TOPOUT_DEMO: '0' }), logger });
  const slow = {
    name: 'test.slow',
    text: 'select pg_sleep(1.1), $1::text as who, pg_backend_pid() as backend',
  };
  let backend = 0;
  app.get('/slow', async () => {
    await api.db.rows({ name: 'test.quick', text: 'select 1' }, []);
    const [row] = await api.db.rows<{ backend: number }>(slow, ['ada@example.org']);
    backend = row?.backend ?? 0;
    return {};
  });
  await app.inject({ url: '/slow', headers: { 'x-request-id': '7K3M-9Q2X-AB4D' } });
  await app.close();

  const said = lines.map((line) => JSON.parse(line) as { msg: string });
  const about = said.filter(({ msg }) => msg === 'slow statement');
  expect(about).toEqual([expect.objectContaining({ ...slow, reqId: '7K3M-9Q2X-AB4D', backend })]);
  expect(lines.join('')).not.toContain('ada@');
});
