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
    demo: env['CALLBOARD_DEMO'] !== '0',
  };
}
