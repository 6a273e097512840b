import { knownService } from './known-service.ts';

test.each([
  ['Chrome', 'https://fcm.googleapis.com/fcm/send/abc', true],
  ['Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['Edge', 'https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['Safari', 'https://web.push.apple.com/abc', true],
  ['a host that only ends alike', 'https://evilnotify.windows.com.example/abc', false],
  ['a host that hides in the user', 'https://fcm.googleapis.com@evil.example/', false],
  ['a number', 'https://10.0.0.1/', false],
  ['another scheme', 'http://fcm.googleapis.com/', false],
  ['a service of the installation', 'https://push.test:1234/a', true],
])('%s: %s', (_, address, known) => {
  expect(knownService(address, ['push.test:1234']) !== null).toBe(known);
});
