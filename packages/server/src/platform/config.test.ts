import { loadConfig } from './config.ts';

it('needs no setting', () => {
  expect(loadConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    publicUrl: null,
    supportEmail: '',
    demo: true,
  });
});

it.each([
  [{}, true],
  [{ TOPOUT_DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://one,two:5433/topout' }, false],
  [{ DATABASE_URL: 'postgres://one/topout', TOPOUT_DEMO: '1' }, true],
])('with %j has the demo: %s', (env, demo) => expect(loadConfig(env).demo).toBe(demo));

it('reads addresses without their trailing slash, and lists by comma or space', () => {
  const config = loadConfig({
    TOPOUT_PUBLIC_URL: 'https://topout.example.org/',
    TOPOUT_CORS_ORIGINS: 'https://a.example.org/app, https://b.example.org',
    TOPOUT_TRUSTED_PROXIES: 'loopback 10.0.0.0/8',
    TOPOUT_CREATORS: 'Ada@Example.org',
  });
  expect(config).toMatchObject({
    publicUrl: 'https://topout.example.org',
    corsOrigins: ['https://a.example.org', 'https://b.example.org'],
    trustedProxies: 'loopback,10.0.0.0/8',
    creators: ['ada@example.org'],
  });
});

it.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['TOPOUT_DATABASE_POOL', '0'],
  ['TOPOUT_BACKUP_HOUR', '24'],
  ['TOPOUT_BACKUPS_KEPT', '0'],
  ['DATABASE_URL', 'localhost:5432'],
  ['TOPOUT_DATABASE_DIRECT_URL', 'localhost:5432'],
  ['TOPOUT_PUBLIC_URL', 'topout.example.org'],
  ['TOPOUT_HOME_DATABASE_URL', 'localhost:5432'],
  ['TOPOUT_MIRROR_TO', 'cloud.example.org'],
  ['TOPOUT_CORS_ORIGINS', '*'],
  ['TOPOUT_TRUSTED_PROXIES', 'everybody'],
  ['SMTP_URL', 'mail.example.org'],
  ['LOG_LEVEL', 'loud'],
  ['TOPOUT_PUSH_SERVICES', 'https://push.example.org'],
  ['TOPOUT_PUSH_SERVICES', '*'],
  ['TOPOUT_PUSH_SERVICES', '10.0.0.1'],
])('refuses %s=%s in a sentence that names it', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
});
