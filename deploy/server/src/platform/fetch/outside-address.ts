import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { lookup } from 'node:dns';

const closedNets = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Within the addresses of the internet: Teredo and its neighbours, 6to4, documentation. */
const closedNets6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, prefix] of closedNets) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closedNets6) closed.addSubnet(net, prefix, 'ipv6');
/** All that IPv6 has given to the internet; NAT64, mapped IPv4, local and multicast addresses lie beside it. */
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is anything but one of the internet, also where IPv6 only wraps IPv4. */
export function isInner(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return closed.check(address, 'ipv4');
  return family === 0 || !internet.check(address, 'ipv6') || closed.check(address, 'ipv6');
}

export class InnerAddress extends Error {}

/** Looked up once and connected to what was looked at: a name that turns to an inner address leads nowhere. */
export const outsideOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const open = addresses.filter(({ address }) => !isInner(address));
    return open.length > 0 ? done(null, open) : done(new InnerAddress('An inner address'), []);
  });
