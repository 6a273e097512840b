import { lookup } from 'node:dns/promises';
import { isInner, outsideOnly } from './outside-address.ts';

test.each([
  ['127.0.0.1', true],
  ['0.0.0.0', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['192.88.99.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['100.128.0.1', false],
  ['198.19.255.255', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['142.250.74.10', false],
  ['::', true],
  ['::1', true],
  ['::127.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:a00:1', true],
  ['64:ff9b::a00:1', true],
  ['64:ff9b:1::1', true],
  ['100::1', true],
  ['2001:0:53aa:64c::1', true],
  ['2001:db8::1', true],
  ['2002:a00:1::1', true],
  ['fc00::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['fe80::1%eth0', true],
  ['fec0::1', true],
  ['ff02::1', true],
  ['2a00:1450:4001::5f', false],
  ['2001:4860:4860::8888', false],
  ['no address', true],
])('%s lies inside: %s', (address, inner) => {
  expect(isInner(address)).toBe(inner);
});

test('a name that turns to this machine is not connected to', async () => {
  await expect(lookup('localhost')).resolves.toMatchObject({});
  const found = await new Promise((resolve) =>
    outsideOnly('localhost', {}, (error) => resolve(error?.message)),
  );
  expect(found).toBe('An inner address');
});
