import { createHmac } from 'node:crypto';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** Only these may be logged: no bodies, no query strings, no names of people. */
type LogFields = {
  traceId?: string;
  /** The pattern of the contract, never the address that was asked for. */
  route?: string;
  method?: string;
  status?: number;
  ms?: number;
  tenant?: string;
  code?: string;
  job?: string;
  count?: number;
  bytes?: number;
  port?: number;
  /** An instant. */
  at?: string;
  error?: Error;
};

export type Log = {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
};

const allowed = [
  'traceId',
  'route',
  'method',
  'status',
  'ms',
  'code',
  'job',
  'count',
  'bytes',
  'port',
  'at',
] as const;

export type LogOptions = {
  /** Ids are written as hashes by this key: lines of one tenant can be found, the tenant not. */
  hashKey: Uint8Array;
  level?: string;
  destination?: DestinationStream;
};

/** How an id stands in the log; another key of the installation makes another one of it. */
export const hashForLog = (key: Uint8Array, id: string): string =>
  createHmac('sha256', key).update(id).digest('base64url').slice(0, 12);

export function createLog({ hashKey, level = 'info', destination }: LogOptions): Log {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  const out = destination ? pino(options, destination) : pino(options);
  const line = (fields: LogFields = {}) => ({
    ...Object.fromEntries(
      allowed.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
    ),
    ...(fields.tenant ? { tenant: hashForLog(hashKey, fields.tenant) } : {}),
    ...(fields.error ? { error: described(fields.error) } : {}),
  });
  return {
    info: (message, fields) => out.info(line(fields), message),
    warn: (message, fields) => out.warn(line(fields), message),
    error: (message, fields) => out.error(line(fields), message),
  };
}

/** Messages of a database quote what people typed, so of an SQL error only its state and place are written. */
function described(error: Error) {
  const { code } = error as { code?: string };
  const fromDatabase = /^[0-9A-Z]{5}$/.test(code ?? '');
  const at = (error.stack ?? '')
    .split('\n')
    .filter((one) => one.trimStart().startsWith('at '))
    .slice(0, 12);
  return {
    name: error.name,
    ...(code ? { code } : {}),
    ...(fromDatabase ? {} : { message: error.message }),
    at,
  };
}
