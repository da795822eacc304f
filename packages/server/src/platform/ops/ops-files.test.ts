import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '../ids.ts';
import { testApi } from '../../testing.ts';

const api = testApi();
const folder = join(import.meta.dirname, '../../../ops');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Dashboard {
  readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
}

const fromAlerts = [...textOf('alerts.yml').matchAll(/^ +expr: '(.+)'$/gm)].map(([, expr = '']) => expr);
const fromDashboard = (JSON.parse(textOf('dashboard.json')) as Dashboard).panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr }) => expr),
);

let printed: string;
beforeAll(async () => {
  await api.app.inject('/healthz');
  // Without a backup it has no age.
  const now = new Date();
  await api.db.kysely
    .insertInto('backup')
    .values({ id: newId(), beganAt: now, endedAt: now, bytes: 1 })
    .execute();
  printed = (await api.app.inject('/metrics')).body;
});

it('has questions in both files', () => {
  expect(fromAlerts).toHaveLength(textOf('alerts.yml').split('- alert:').length - 1);
  expect(fromDashboard.length).toBeGreaterThan(10);
});

it.each([...fromAlerts, ...fromDashboard])('prints what is asked for by %s', (expr) => {
  for (const [name] of expr.matchAll(/\b(topout|nodejs|process)_\w+/g)) {
    expect(printed).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
  }
  for (const [, label = '', values = ''] of expr.matchAll(/\b(what|state)=~?"([^"]+)"/g)) {
    for (const value of values.split('|')) expect(printed).toContain(`${label}="${value}"`);
  }
});
