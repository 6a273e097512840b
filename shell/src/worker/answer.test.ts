import { answer } from './answer.ts';
import type { FetchEvent } from './scope.ts';

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
