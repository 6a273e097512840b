import type { FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address.ts';
import { isThisMachine } from '../loopback.ts';
import type { RequestFacts } from './handler.ts';

/** The host without its port, as tenants' hosts are stored. */
export const hostNameOf = (host: string | undefined): string =>
  (host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');

/** The port is what the caller says, so it counts on this machine only: anywhere else links in mails would carry it. */
const originOf = ({ host, protocol }: FastifyRequest): string => {
  const name = hostNameOf(host);
  return `${protocol}://${isThisMachine(name) ? (host ?? '').toLowerCase() : name}`;
};

export const requestFacts = (request: FastifyRequest): RequestFacts => ({
  host: hostNameOf(request.host),
  origin: originOf(request),
  ...callerAddress(request),
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  headers: request.headers,
  cookies: request.cookies,
  secure: request.protocol === 'https',
});

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1] ?? null;
