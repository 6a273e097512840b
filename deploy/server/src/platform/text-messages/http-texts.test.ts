import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpTexts } from './http-texts.ts';

let provider: Server;
let status = 200;
const asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => void (body += part.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, headers, body });
      response.writeHead(status).end('sent to +43660');
    });
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked.length = 0;
  status = 200;
});
afterAll(() => new Promise((resolve) => void provider.close(resolve)));

const host = () => `127.0.0.1:${(provider.address() as AddressInfo).port}`;
const message = { tenant: 'north', to: '+43660', text: 'New "request"' };
const send = (path: string, ownHosts = [host()]) =>
  httpTexts(ownHosts).send(message, {
    address: `http://${host()}${path}`,
    method: 'POST',
    headers: { Authorization: 'Bearer x' },
    body: '{"to":"{to}","text":"{text}"}',
  });

test('the provider is asked as the template says', async () => {
  await send('/send');
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/send',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
    },
  ]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ to: message.to, text: message.text });
});

test('a refusal is tried again, and its words are not repeated', async () => {
  status = 500;
  await expect(send('/send')).rejects.toThrow(/answered 500$/);
});

test('an address inside is not called', async () => {
  await expect(send('/send', [])).rejects.toThrow('Nothing was fetched: address');
  expect(asked).toEqual([]);
});
