import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { hostUrls } from './host-urls.ts';
import { StartFault } from './start-fault.ts';

/** An S3 bucket, and the key to it. */
export interface Bucket {
  /** With the bucket's name, without trailing slash: `https://s3.example.org/pictures`. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Where the daily backup goes. */
export interface DailyBackup {
  readonly folder: string;
  /** From 0 to 23, by the server's clock. */
  readonly hour: number;
  /** Backups that the folder keeps. */
  readonly kept: number;
}

/** Everything that a host can set, read once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Of PostgreSQL itself, if `databaseUrl` leads to a pooler; null = it does not. */
  readonly databaseDirectUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** Where people reach this server, without trailing slash; null = take it from the request. */
  readonly publicUrl: string | null;
  /** Origins of front ends elsewhere that may call the API; ours needs none. */
  readonly corsOrigins: readonly string[];
  /** Other origins that may receive a session by one-time code. */
  readonly redirectOrigins: readonly string[];
  /** Addresses of proxies that may state the caller's address. */
  readonly trustedProxies: string;
  /** Lets requests that carry it read `/metrics` from elsewhere; null = only this machine may. */
  readonly metricsToken: string | null;
  /** The most event streams per address on a node; a whole gym may share one address. */
  readonly streamsPerAddress: number;
  readonly logLevel: string;
  /** Null: mails go to the log only. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where to store pictures; null = in the database. */
  readonly bucket: Bucket | null;
  /** Null = none is written by itself. */
  readonly backup: DailyBackup | null;
  /** In a cell: the database of the cell in which people sign in; null = they sign in here. */
  readonly homeDatabaseUrl: string | null;
  /** Where competitions that were taken down send their news, if not to where they came from; null = there. */
  readonly mirrorTo: string | null;
  /** Whom people ask when something fails; empty = nobody. */
  readonly supportEmail: string;
  /** Names of push services that devices may be reached by, beyond those of the known browsers. */
  readonly pushServices: readonly string[];
  /** Whether a new database gets sample competitions; by default only an embedded one does. */
  readonly demo: boolean;
  /** E-mail addresses of people who may create competitions; empty = everybody with an account. */
  readonly creators: readonly string[];
  /** The list of remotes, if not the built one: remotes may be hosted elsewhere. */
  readonly remotesFile: string;
  /** Public labels of our own client: they grant nothing beyond public reads. */
  readonly clientId: string;
  readonly clientSecret: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const repository = resolve(import.meta.dirname, '../../../..');

/** @throws StartFault naming the setting that makes no sense. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  return {
    host: env['HOST'] || '0.0.0.0',
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    databaseDirectUrl: databaseUrl(env, 'TOPOUT_DATABASE_DIRECT_URL'),
    databasePoolSize: wholeNumber(env, 'TOPOUT_DATABASE_POOL', 10, 1, 1_000),
    dataDir: resolve(env['TOPOUT_DATA_DIR'] || resolve(repository, '.data')),
    publicUrl: webAddress(env, 'TOPOUT_PUBLIC_URL'),
    corsOrigins: webOrigins(env, 'TOPOUT_CORS_ORIGINS'),
    redirectOrigins: webOrigins(env, 'TOPOUT_REDIRECT_ORIGINS'),
    trustedProxies: proxies(env),
    metricsToken: env['TOPOUT_METRICS_TOKEN'] || null,
    streamsPerAddress: wholeNumber(env, 'TOPOUT_STREAMS_PER_ADDRESS', 1_000, 1, 1_000_000),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    smtpUrl: smtpUrl(env),
    mailFrom: env['TOPOUT_MAIL_FROM'] || 'Topout <topout@localhost>',
    bucket: objectStore(env),
    backup: dailyBackup(env),
    homeDatabaseUrl: databaseUrl(env, 'TOPOUT_HOME_DATABASE_URL'),
    mirrorTo: webAddress(env, 'TOPOUT_MIRROR_TO'),
    supportEmail: env['TOPOUT_SUPPORT_EMAIL'] ?? '',
    pushServices: hosts(env, 'TOPOUT_PUSH_SERVICES'),
    remotesFile: resolve(env['TOPOUT_REMOTES_FILE'] || resolve(repository, 'shell/dist/remotes.json')),
    // A server that others will use must not begin with accounts whose password everybody knows.
    demo: env['DATABASE_URL'] ? env['TOPOUT_DEMO'] === '1' : env['TOPOUT_DEMO'] !== '0',
    creators: (env['TOPOUT_CREATORS'] ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    clientId: env['TOPOUT_CLIENT_ID'] || 'topout-web',
    clientSecret: env['TOPOUT_CLIENT_SECRET'] || 'public',
  };
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new StartFault(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}

function oneOf(env: NodeJS.ProcessEnv, name: string, allowed: readonly string[], fallback: string): string {
  const value = env[name] || fallback;
  if (!allowed.includes(value))
    throw new StartFault(`${name} must be one of ${allowed.join(', ')}, not "${value}".`);
  return value;
}

/** Several hosts stand between commas. */
function databaseUrl(env: NodeJS.ProcessEnv, name: string): string | null {
  const url = env[name];
  if (!url) return null;
  if (hostUrls(url).length === 0)
    throw new StartFault(`${name} must look like postgres://user:password@host:5432/name.`);
  return url;
}

function smtpUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['SMTP_URL'];
  if (!url) return null;
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new StartFault('SMTP_URL must look like smtp://user:password@host:587.');
  return url;
}

/** `https://key:secret@host/bucket?region=…`; the region is optional if the store has none. */
function objectStore(env: NodeJS.ProcessEnv): Bucket | null {
  const text = env['TOPOUT_S3_URL'];
  if (!text) return null;
  const url = isWebAddress(text) ? new URL(text) : null;
  if (!url || !url.username || !url.password || url.pathname === '/')
    throw new StartFault('TOPOUT_S3_URL must look like https://key:secret@host/bucket?region=eu-central-1.');
  return {
    bucketUrl: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

function dailyBackup(env: NodeJS.ProcessEnv): DailyBackup | null {
  const folder = env['TOPOUT_BACKUP_DIR'];
  const hour = wholeNumber(env, 'TOPOUT_BACKUP_HOUR', 4, 0, 23);
  const kept = wholeNumber(env, 'TOPOUT_BACKUPS_KEPT', 7, 1, 10_000);
  return folder ? { folder: resolve(folder), hour, kept } : null;
}

function proxies(env: NodeJS.ProcessEnv): string {
  const list = (env['TOPOUT_TRUSTED_PROXIES'] || 'loopback').split(/[\s,]+/).filter(Boolean);
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  const wrong = list.find((proxy) => !known.includes(proxy) && isIP(proxy.replace(/\/\d+$/, '')) === 0);
  if (wrong)
    throw new StartFault(
      `TOPOUT_TRUSTED_PROXIES must be addresses or one of ${known.join(', ')}, not "${wrong}".`,
    );
  return list.join(',');
}

function webAddress(env: NodeJS.ProcessEnv, name: string): string | null {
  const url = env[name];
  if (!url) return null;
  if (!isWebAddress(url))
    throw new StartFault(`${name} must look like https://topout.example.org, not "${url}".`);
  return url.replace(/\/+$/, '');
}

function webOrigins(env: NodeJS.ProcessEnv, name: string): string[] {
  const origins = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !isWebAddress(origin));
  if (wrong)
    throw new StartFault(`${name} must be addresses like https://topout.example.org, not "${wrong}".`);
  return origins.map((origin) => new URL(origin).origin);
}

/** `push.example.org`, or `*.push.example.org` for any name below. */
function hosts(env: NodeJS.ProcessEnv, name: string): string[] {
  const list = (env[name] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = list.find((host) => !/^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host));
  if (wrong) throw new StartFault(`${name} must be names like push.example.org, not "${wrong}".`);
  return list;
}

const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);
