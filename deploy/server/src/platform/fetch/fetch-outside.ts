import http from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { InnerAddress, isInner, outsideOnly } from './outside-address.ts';

/** Why nothing came. `address`: not https, with a login in it, or no address at all. */
export type FetchFailure = 'address' | 'inner' | 'unreachable' | 'late' | 'large' | 'redirects';

export class FetchFailed extends Error {
  readonly reason: FetchFailure;
  constructor(reason: FetchFailure) {
    // Never with the address: it may be a secret, and errors are logged.
    super(`Nothing was fetched: ${reason}`);
    this.reason = reason;
  }
}

export type OutsideRequest = {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** For everything together: the name, the connection, redirects and the last byte. */
  readonly withinMs: number;
  /** A longer answer is a failure; with 0 the body is not read. */
  readonly mostBytes: number;
  /** How many redirects are followed, each looked at like the first address; only where nothing is posted. */
  readonly redirects?: number;
  /** Hosts of this installation (`host` or `host:port`), which may lie inside and go without https. */
  readonly ownHosts?: readonly string[];
};

export type OutsideAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Hosts that an environment variable names, with commas. */
export const hostsIn = (variable: string): string[] =>
  (process.env[variable] ?? '').split(',').flatMap((one) => one.trim().toLowerCase() || []);

/** An address that the server may call, as far as this is seen without looking up its name. */
export function outsideAddress(address: string, ownHosts: readonly string[] = []): URL {
  if (!URL.canParse(address)) throw new FetchFailed('address');
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchFailed('address');
  if (ownHosts.includes(url.host)) return url;
  if (url.protocol !== 'https:') throw new FetchFailed('address');
  // A number is connected to without being looked up.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && isInner(host)) throw new FetchFailed('inner');
  return url;
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new FetchFailed('large');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new FetchFailed('large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type Call = OutsideRequest & { readonly url: URL; readonly signal: AbortSignal };

/** One request, without following anything. */
async function call({ url, signal, method = 'GET', headers, body, mostBytes, ownHosts = [] }: Call) {
  const { request } = url.protocol === 'https:' ? https : http;
  const lookup = ownHosts.includes(url.host) ? {} : { lookup: outsideOnly };
  const sent = request(url, { method, agent: false, signal, ...(headers ? { headers } : {}), ...lookup });
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      // It stays: what is torn down later says so again.
      sent.on('error', reject);
      sent.once('response', resolve);
      sent.end(body);
    });
    const status = answer.statusCode ?? 0;
    const read = mostBytes > 0 && !isRedirect(status);
    return {
      status,
      headers: answer.headers,
      body: read ? await bodyOf(answer, mostBytes) : Buffer.alloc(0),
    };
  } finally {
    sent.destroy();
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

async function follow(address: string, request: OutsideRequest, signal: AbortSignal): Promise<OutsideAnswer> {
  let url = outsideAddress(address, request.ownHosts);
  const most = (request.method ?? 'GET') === 'GET' ? (request.redirects ?? 0) : 0;
  for (let followed = 0; ; followed += 1) {
    const answer = await call({ ...request, url, signal });
    const { location } = answer.headers;
    if (most === 0 || !isRedirect(answer.status) || !location) return answer;
    if (followed === most) throw new FetchFailed('redirects');
    if (!URL.canParse(location, url)) throw new FetchFailed('address');
    url = outsideAddress(new URL(location, url).href, request.ownHosts);
  }
}

/**
 * Calls an address that somebody typed: never one of our own nets, whatever its name turns to, and never longer or for
 * more than is said. Throws `FetchFailed`; an answer of any status is an answer.
 */
export async function fetchOutside(address: string, request: OutsideRequest): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(request.withinMs);
  try {
    return await follow(address, request, signal);
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    if (error instanceof InnerAddress) throw new FetchFailed('inner');
    throw new FetchFailed(signal.aborted ? 'late' : 'unreachable');
  }
}
