import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** One way of writing each address; null for what is none. Some proxies add the port, and say "unknown". */
export function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1');
  return isIP(bare) === 0 ? null : ipaddr.process(bare).toString();
}

export type CallerAddress = {
  /** Who calls: what trusted proxies say, else the peer. */
  readonly ip: string;
  /** Who is connected to us, which nobody can make up. The same where no proxy stands between. */
  readonly peerIp: string;
};

export function callerAddress(request: FastifyRequest): CallerAddress {
  const peerIp = plainAddress(request.socket.remoteAddress ?? '') ?? '';
  return { ip: plainAddress(request.ip ?? '') ?? peerIp, peerIp };
}
