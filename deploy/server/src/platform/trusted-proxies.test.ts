import { fastify } from 'fastify';
import { callerAddress, plainAddress } from './http/caller-address.ts';
import { trustedProxiesIn } from './trusted-proxies.ts';

/** What a server with this setting makes of one call. */
async function seen(setting: string, peer: string, headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: trustedProxiesIn(setting) ?? false });
  app.get('/', async (request) => ({
    ...callerAddress(request),
    host: request.host,
    protocol: request.protocol,
  }));
  const answer = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: { host: 'own.test', ...headers },
  });
  await app.close();
  return answer.json();
}
const through = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') });

test.each(['1', '2', 'true', 'TRUE', 'yes', 'on', 'all', '*', 'loopback, 1'])(
  '"%s" does not say whom to trust and is refused with what to write instead',
  (vague) => {
    expect(() => trustedProxiesIn(vague)).toThrow(
      /CALLBOARD_TRUST_PROXY is ".*", which does not say whom to trust.*10\.0\.0\.0\/8.*hops:1/,
    );
  },
);

test.each([
  ['hops:0', 'from 1 to 9'],
  ['hops:10', 'from 1 to 9'],
  ['hops:all', 'from 1 to 9'],
  ['hops:1, hops:2', 'from 1 to 9'],
  ['proxy.example', 'invalid IP address: proxy.example'],
  ['10.0.0.0/33', 'invalid range'],
  ['0.0.0.0/0', 'invalid range'],
  ['::/0', 'invalid range'],
])('"%s" is refused', (bad, why) => {
  expect(() => trustedProxiesIn(bad)).toThrow(why);
});

test.each(['', '0', ' '])('"%s" trusts nobody', async (none) => {
  expect(trustedProxiesIn(none)).toBeNull();
});

const forged = ['203.0.113.66', '203.0.113.77'];
test.each([
  // Nobody in front: what the caller writes is ignored.
  ['', '198.51.100.9', through(...forged), '198.51.100.9'],
  // Networks: the first address from the right that is not a proxy's.
  ['loopback', '127.0.0.1', through(...forged, '198.51.100.9'), '198.51.100.9'],
  ['loopback', '::1', through(...forged, '198.51.100.9'), '198.51.100.9'],
  ['loopback', '::ffff:127.0.0.1', through(...forged, '198.51.100.9'), '198.51.100.9'],
  ['10.0.0.0/8', '::ffff:10.1.2.3', through('198.51.100.9', '10.9.9.9'), '198.51.100.9'],
  ['fd00::/8', 'fd00::5', through(...forged, '2001:DB8:0::9'), '2001:db8::9'],
  ['fd00::/8,127.0.0.1', '127.0.0.1', through(...forged, '2001:db8::9', 'fd00::7'), '2001:db8::9'],
  // Somebody else connects and says what a proxy would say.
  ['10.0.0.0/8', '198.51.100.9', through(...forged), '198.51.100.9'],
  ['fd00::/8', '2001:db8::9', through(...forged), '2001:db8::9'],
  // A number of proxies: so many from the right, whatever was written before them.
  ['hops:1', '10.0.0.2', through(...forged, '198.51.100.9'), '198.51.100.9'],
  ['hops:2', '10.0.0.2', through(...forged, '198.51.100.9', '192.0.2.5'), '198.51.100.9'],
  ['hops:3', '::1', through(...forged, '2001:db8::9', '192.0.2.5', '192.0.2.6'), '2001:db8::9'],
  ['hops:2', '10.0.0.2', through('198.51.100.9'), '198.51.100.9'],
  // The nearest of them has to be where proxies are.
  ['hops:1', '198.51.100.9', through(...forged), '198.51.100.9'],
  ['hops:1', '2001:db8::9', through(...forged), '2001:db8::9'],
  ['hops:2,192.0.2.0/24', '192.0.2.5', through(...forged, '198.51.100.9', '192.0.2.8'), '198.51.100.9'],
  ['hops:2,192.0.2.0/24', '10.0.0.2', through(...forged), '10.0.0.2'],
  // What is no address is nobody's.
  ['loopback', '127.0.0.1', through('198.51.100.9', 'unknown'), '127.0.0.1'],
  ['loopback', '127.0.0.1', through('<b>'), '127.0.0.1'],
  ['loopback', '127.0.0.1', through('198.51.100.9:4711'), '198.51.100.9'],
  ['loopback', '127.0.0.1', through('[2001:db8::9]:4711'), '2001:db8::9'],
])('CALLBOARD_TRUST_PROXY=%s, connected from %s with %j: %s calls', async (setting, peer, headers, ip) => {
  expect(await seen(setting, peer, headers)).toMatchObject({ ip, peerIp: plainAddress(peer) });
});

const forwarded = {
  ...through('203.0.113.66'),
  'x-forwarded-host': 'other.test',
  'x-forwarded-proto': 'https',
};
test.each([
  ['', '127.0.0.1', 'own.test', 'http'],
  ['10.0.0.0/8', '127.0.0.1', 'own.test', 'http'],
  ['hops:1', '198.51.100.9', 'own.test', 'http'],
  ['hops:1', '10.0.0.2', 'other.test', 'https'],
  ['loopback', '::ffff:127.0.0.1', 'other.test', 'https'],
])('CALLBOARD_TRUST_PROXY=%s, connected from %s: host %s, %s', async (setting, peer, host, protocol) => {
  expect(await seen(setting, peer, forwarded)).toMatchObject({ host, protocol });
});

test.each([
  ['::ffff:192.0.2.5', '192.0.2.5'],
  ['::FFFF:c000:0205', '192.0.2.5'],
  ['2001:0DB8:0:0::0009', '2001:db8::9'],
  ['127.1', null],
  ['1.2.3.4.5', null],
  ['', null],
])('%s is written %s', (text, plain) => {
  expect(plainAddress(text)).toBe(plain);
});
