import { answer } from './answer.ts';
import type { FetchEvent } from './scope.ts';

// jsdom has none.
globalThis.Response = class {
  readonly headers: Headers;
  constructor(_body: string, { headers }: ResponseInit) {
    this.headers = new Headers(headers);
  }
} as unknown as typeof Response;

type Asked = { readonly method?: string; readonly cache?: string };
const asked = (path: string, { method = 'GET', cache = 'default' }: Asked = {}) =>
  answer({
    request: { method, cache, mode: 'cors', url: location.origin + path },
    clientId: 'page',
  } as unknown as FetchEvent);

test.each(['/api/v1/live', '/api/v1/jobs?limit=50', '/api/v1/home'])(
  'what %s answers passes by the worker, neither kept nor held up',
  (path) => {
    expect(asked(path)).toBeNull();
    expect(asked(path, { cache: 'no-store' })).toBeNull();
  },
);

test('what is withheld is asked of the network, beside the kept lineup', () =>
  expect(asked('/withheld', { cache: 'no-store' })).toBeNull());

test('a write passes by the worker', () => {
  expect(asked('/api/v1/lineup', { method: 'POST' })).toBeNull();
});

test.each([
  ['/mail.html', 'img-src data:;'],
  ['/mail-with-pictures.html', 'img-src data: https:;'],
  ['/script-worker.js', 'script-src blob:'],
])('%s comes without a network, with its own policy', async (path, policy) => {
  const answer = await asked(path, { cache: 'no-store' });
  expect(answer?.headers.get('Content-Security-Policy')).toContain(policy);
});
