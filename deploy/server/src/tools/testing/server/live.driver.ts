import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './test-server.ts';

/** A page that listens: what it has heard so far, and whether the stream has ended. */
export async function listenLive(
  server: TestServer,
  token: string,
  { host = 'north.test', lastId }: { host?: string; lastId?: string } = {},
) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const headers = {
    host,
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/api/v1/live', headers, agent: false }, resolve).on(
      'error',
      reject,
    );
  });
  let text = '';
  let ended = false;
  answer.setEncoding('utf8');
  answer.on('data', (part: string) => (text += part));
  answer.on('end', () => (ended = true));
  answer.on('error', () => (ended = true));
  const messages = () =>
    [...text.matchAll(/^id: (.+)\nevent: (.+)\ndata: (.+)$/gm)].map(([, id = '', event = '', data = '']) => ({
      id,
      event,
      ...(JSON.parse(data) as { names: string[]; by?: string }),
    }));
  return {
    status: answer.statusCode,
    headers: answer.headers,
    messages,
    names: () => messages().flatMap(({ names }) => names),
    lastId: () => messages().at(-1)?.id ?? '',
    ended: () => ended,
    close: () => answer.destroy(),
  };
}

/** Waits until it is so. */
export async function when(holds: () => boolean): Promise<void> {
  const began = performance.now();
  while (!holds()) {
    if (performance.now() - began > 10_000) throw new Error('It never came to be so.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
