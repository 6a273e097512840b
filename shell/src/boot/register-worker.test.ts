import { isLocalHost } from './register-worker.ts';

test.each([
  ['localhost', true],
  ['nordlicht.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['callboard.example', false],
])('%s', (hostname, local) => {
  expect(isLocalHost(hostname)).toBe(local);
});
