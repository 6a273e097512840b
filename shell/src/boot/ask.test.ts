import { ask } from './ask.ts';

const { fetch: before } = globalThis;
afterEach(() => {
  globalThis.fetch = before;
});
function answering(answer: () => Promise<unknown>) {
  const asked = jest.fn(async (_path: string, _init?: RequestInit) => answer());
  globalThis.fetch = asked as never;
  return asked;
}

test('what is asked before there is a client says what kind of app asks', async () => {
  const asked = answering(async () => ({ status: 200, json: async () => ({ name: 'Nordlicht' }) }));
  expect(await ask('/startUp/settings')).toEqual({ status: 200, body: { name: 'Nordlicht' } });
  await ask('/auth/token', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  expect(asked.mock.calls.map(([path, init]) => [path, init?.method, init?.headers])).toEqual([
    ['/api/v1/startUp/settings', undefined, { Type: 'MOBILE' }],
    ['/api/v1/auth/token', 'POST', { 'Content-Type': 'application/json', Type: 'MOBILE' }],
  ]);
});

test('without a network the answer is none, and nothing breaks', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask('/startUp/meta')).toEqual({ status: 0, body: null });
});
