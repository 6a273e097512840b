import { isPrivate, knownService } from './known-service.ts';

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

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['::ffff:10.0.0.1', true],
  ['fd00::1', true],
  ['no address', true],
  ['142.250.74.10', false],
  ['2a00:1450:4001::5f', false],
])('%s lies inside: %s', (address, inside) => {
  expect(isPrivate(address)).toBe(inside);
});
