import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedRequest = {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly url: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
};
export type Reply = {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent as it is, instead of JSON: a gateway's page, a cut answer. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the connection without an answer. */
  readonly drop?: true;
};
type Handler = (request: ReceivedRequest) => Reply | Promise<Reply>;

export type TestServer = {
  readonly url: string;
  /** Everything that was received, in order. */
  readonly requests: readonly ReceivedRequest[];
  /** `on('GET /mailboxes', () => ({ body }))`; the newest rule of an address counts. */
  readonly on: (what: string, handler: Handler) => void;
  readonly count: (what: string) => number;
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

/** An error as the API answers it. */
export const apiError = (status: number, code: string): Reply => ({
  status,
  body: { status, code, params: {}, fields: [], traceId: 'trace-1' },
});

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://callboard.test');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    url: request.url ?? '/',
    query: searchParams,
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function write(response: ServerResponse, reply: Reply, origin: string | undefined): void {
  if (reply.drop) return void response.destroy();
  response.writeHead(reply.status ?? (reply.body === undefined && reply.raw === undefined ? 204 : 200), {
    'content-type': reply.raw === undefined ? 'application/json' : 'text/html',
    // Node's own is by the real time, also where the clock of the tests is another.
    date: new Date().toUTCString(),
    'access-control-allow-origin': origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers':
      'authorization, type, accept-language, idempotency-key, content-type, if-match, finishing',
    'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
    'access-control-expose-headers': 'date, age, etag, retry-after',
    ...reply.headers,
  });
  response.end(reply.raw ?? (reply.body === undefined ? undefined : JSON.stringify(reply.body)));
}

/** A real HTTP server on a free port, so that the browser's own way of asking is part of the test. */
export async function startTestServer(): Promise<TestServer> {
  const handlers = new Map<string, Handler>();
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const origin = request.headers.origin;
      if (request.method === 'OPTIONS') return write(response, { status: 204 }, origin);
      const received = await readRequest(request);
      // A HEAD only asks for a sign of life.
      if (received.method !== 'HEAD') requests.push(received);
      const handler = handlers.get(`${received.method} ${received.path}`);
      write(response, handler ? await handler(received) : apiError(404, 'not_found'), origin);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (what, handler) => void handlers.set(what, handler),
    count: (what) => requests.filter(({ method, path }) => `${method} ${path}` === what).length,
    forget: () => {
      handlers.clear();
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
