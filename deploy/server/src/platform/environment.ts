import { join, resolve } from 'node:path';
import { BadEnvironment } from './bad-environment.ts';
import type { EnvironmentVariable, Variables } from './environment-variables.ts';
import { usualQuota } from './usual-quota.ts';
import type { UploadQuota } from './usual-quota.ts';
import { isLoopback } from './loopback.ts';
import { trustedProxiesIn } from './trusted-proxies.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

const repository = resolve(import.meta.dirname, '../../../..');

/** What the environment says, read once. */
export type Environment = {
  port: number;
  /** Where to listen; nothing means this machine only, by both families of addresses. */
  host: string | null;
  data: string;
  databaseUrl: string | null;
  releases: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Whom we believe who calls, by which host and by which scheme; null where nobody stands in front. */
  trustedProxies: TrustedProxies | null;
  logLevel: string;
  freeMarkBytes: number | null;
  /** How many bytes of files a login and a tenant may send within an hour. */
  uploadQuota: UploadQuota;
  /** How long the server still serves after it said that it is not ready any more. */
  drainMs: number;
  production: boolean;
  /** Where pictures of maps come from, as an address with `{z}`, `{x}` and `{y}`. */
  map: { tiles: string; attribution: string } | null;
  /** Whether an empty database is filled with the demo, whose passwords everybody knows. */
  demo: boolean;
  /** What locks the keys in the database (keys/find-master-key.ts); nothing means a file in the data folder. */
  masterKey: string | null;
  masterKeyFile: string | null;
  /** A service that confirms when a paper was sealed (RFC 3161). */
  timeStamps: string | null;
};

function wholeNumber<T>(env: Variables, name: EnvironmentVariable, otherwise: T): number | T {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0)
    throw new BadEnvironment(`${name} must be a whole number, not "${text}"`);
  return number;
}

function megabytes<T>(env: Variables, name: EnvironmentVariable, otherwise: T): number | T {
  const number = wholeNumber(env, name, null);
  return number === null ? otherwise : number * 1024 * 1024;
}

const usualMakers = '© OpenStreetMap contributors';

function mapIn(env: Variables): Environment['map'] {
  const tiles = env['CALLBOARD_MAP_TILES'];
  if (!tiles) return null;
  const complete = ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part));
  const web = URL.canParse(tiles) && /^https?:$/.test(new URL(tiles).protocol);
  // A host that changes from picture to picture could not be named in the policy of the page.
  if (!complete || !web || /[{}]/.test(new URL(tiles).host))
    throw new BadEnvironment(
      `CALLBOARD_MAP_TILES must be an address of one host with {z}, {x} and {y}, not "${tiles}"`,
    );
  return { tiles, attribution: env['CALLBOARD_MAP_ATTRIBUTION'] || usualMakers };
}

function addressIn(env: Variables, name: EnvironmentVariable): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new BadEnvironment(`${name} must be an address of http or https, not "${text}"`);
  return text;
}

/** Asked for by name, or a server that nobody but this machine can reach. */
function demoIn(env: Variables, behindProxy: boolean): boolean {
  const asked = env['CALLBOARD_DEMO'] || 'unsaid';
  if (!['0', '1', 'unsaid'].includes(asked))
    throw new BadEnvironment(`CALLBOARD_DEMO must be 1 (with the demo) or 0 (without), not "${asked}"`);
  if (asked !== 'unsaid') return asked === '1';
  // Behind a proxy a loopback address is everybody's.
  const served = env['NODE_ENV'] === 'production' || behindProxy;
  return !served && !env['DATABASE_URL'] && isLoopback(env['HOST'] || 'localhost');
}

export function readEnvironment(env: Variables, inTerminal = false): Environment {
  const masterKeyFile = env['CALLBOARD_MASTER_KEY_FILE'];
  const trustedProxies = trustedProxiesIn(env['CALLBOARD_TRUST_PROXY'] ?? '');
  return {
    port: wholeNumber(env, 'PORT', 4000),
    host: env['HOST'] || null,
    data: resolve(env['CALLBOARD_DATA'] || join(repository, '.data')),
    databaseUrl: env['DATABASE_URL'] || null,
    releases: resolve(env['CALLBOARD_RELEASES'] || join(repository, '.releases')),
    smtpUrl: env['SMTP_URL'] || null,
    mailFrom: env['CALLBOARD_MAIL_FROM'] || 'Callboard <no-reply@callboard.localhost>',
    trustedProxies,
    logLevel: env['CALLBOARD_LOG'] || (inTerminal ? 'warn' : 'info'),
    freeMarkBytes: megabytes(env, 'CALLBOARD_FREE_MB', null),
    uploadQuota: {
      login: megabytes(env, 'CALLBOARD_UPLOAD_MB_LOGIN', usualQuota.login),
      tenant: megabytes(env, 'CALLBOARD_UPLOAD_MB_TENANT', usualQuota.tenant),
    },
    drainMs: wholeNumber(env, 'CALLBOARD_DRAIN_MS', 0),
    production: env['NODE_ENV'] === 'production',
    map: mapIn(env),
    demo: demoIn(env, trustedProxies !== null),
    masterKey: env['CALLBOARD_MASTER_KEY'] || null,
    masterKeyFile: masterKeyFile ? resolve(masterKeyFile) : null,
    timeStamps: addressIn(env, 'CALLBOARD_TIMESTAMP_URL'),
  };
}
