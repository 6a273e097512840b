import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

export class BadEnvironment extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadEnvironment';
  }
}

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
  /** Whether a proxy in front says who calls and by which scheme. */
  trustProxy: boolean;
  logLevel: string;
  freeMarkBytes: number | null;
  /** How long the server still serves after it said that it is not ready any more. */
  drainMs: number;
  production: boolean;
  /** Where pictures of maps come from, as an address with `{z}`, `{x}` and `{y}`. */
  map: { tiles: string; attribution: string } | null;
  /** Whether an empty database is filled with the demo. */
  demo: boolean;
};

function wholeNumber<T>(env: NodeJS.ProcessEnv, name: string, otherwise: T): number | T {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0)
    throw new BadEnvironment(`${name} must be a whole number, not "${text}"`);
  return number;
}

const usualMakers = '© OpenStreetMap contributors';

function mapIn(env: NodeJS.ProcessEnv): Environment['map'] {
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

export function readEnvironment(env: NodeJS.ProcessEnv, inTerminal = false): Environment {
  const freeMark = wholeNumber(env, 'CALLBOARD_FREE_MB', null);
  return {
    port: wholeNumber(env, 'PORT', 4000),
    host: env['HOST'] || null,
    data: resolve(env['CALLBOARD_DATA'] || join(repository, '.data')),
    databaseUrl: env['DATABASE_URL'] || null,
    releases: resolve(env['CALLBOARD_RELEASES'] || join(repository, '.releases')),
    smtpUrl: env['SMTP_URL'] || null,
    mailFrom: env['CALLBOARD_MAIL_FROM'] || 'Callboard <no-reply@callboard.localhost>',
    trustProxy: env['CALLBOARD_TRUST_PROXY'] === '1',
    logLevel: env['CALLBOARD_LOG'] || (inTerminal ? 'warn' : 'info'),
    freeMarkBytes: freeMark === null ? null : freeMark * 1024 * 1024,
    drainMs: wholeNumber(env, 'CALLBOARD_DRAIN_MS', 0),
    production: env['NODE_ENV'] === 'production',
    map: mapIn(env),
    demo: env['CALLBOARD_DEMO'] !== '0',
  };
}
