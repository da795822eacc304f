import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Bucket } from './media/picture-store.ts';
import { StartFault } from './start-fault.ts';

/** All that a host sets, read once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** Where people reach this server, without trailing slash; null = as the request says. */
  readonly publicUrl: string | null;
  /** Origins of front ends elsewhere that may call the API; ours needs none. */
  readonly corsOrigins: readonly string[];
  /** Further origins a session may be handed to by one-time code. */
  readonly redirectOrigins: readonly string[];
  /** Addresses of proxies whose word on the caller's address is taken. */
  readonly trustedProxies: string;
  /** Lets whoever sends it read `/metrics` from elsewhere; null = only this machine may. */
  readonly metricsToken: string | null;
  /** The most event streams that one address may have open on a node; a whole gym may be behind one. */
  readonly streamsPerAddress: number;
  readonly logLevel: string;
  /** Null: mails are written to the log and leave the machine in no other way. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where pictures lie; null = in the database. */
  readonly bucket: Bucket | null;
  /** Whom people ask when something fails; empty = nobody is named. */
  readonly supportEmail: string;
  readonly demo: boolean;
  /** E-mails of those who may make competitions; empty = everybody with an account. */
  readonly creators: readonly string[];
  /** The list of remotes, where it is not the built one: remotes may live elsewhere. */
  readonly remotesFile: string;
  /** Public labels of our own client: they grant nothing beyond public reads. */
  readonly clientId: string;
  readonly clientSecret: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const repository = resolve(import.meta.dirname, '../../..');

/** @throws StartFault naming the setting that makes no sense. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  return {
    host: env['HOST'] || '0.0.0.0',
    port: wholeNumber(env, 'PORT', 3000, 0, 65_535),
    databaseUrl: databaseUrl(env),
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
    supportEmail: env['TOPOUT_SUPPORT_EMAIL'] ?? '',
    remotesFile: resolve(env['TOPOUT_REMOTES_FILE'] || resolve(repository, 'shell/dist/remotes.json')),
    demo: env['TOPOUT_DEMO'] !== '0',
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

function databaseUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['DATABASE_URL'];
  if (!url) return null;
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new StartFault('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  return url;
}

function smtpUrl(env: NodeJS.ProcessEnv): string | null {
  const url = env['SMTP_URL'];
  if (!url) return null;
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new StartFault('SMTP_URL must look like smtp://user:password@host:587.');
  return url;
}

/** `https://key:secret@host/bucket?region=…`; the region may be left out where the store has none. */
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

const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url);
