import type { FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address.ts';
import type { RequestFacts } from './handler.ts';

/** The host without its port, as tenants' hosts are stored. */
export const hostNameOf = (host: string | undefined): string =>
  (host ?? '')
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');

export const requestFacts = (request: FastifyRequest): RequestFacts => ({
  host: hostNameOf(request.host),
  hostAndPort: (request.host ?? '').toLowerCase(),
  ...callerAddress(request),
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  headers: request.headers,
  cookies: request.cookies,
  secure: request.protocol === 'https',
});

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header ?? '')?.[1] ?? null;
