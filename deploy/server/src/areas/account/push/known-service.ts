import { BlockList, isIP } from 'node:net';

/** Who delivers to browsers. A subscription's address comes from outside: only these are ever written to. */
const services = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const families = ['.notify.windows.com', '.push.apple.com'];

/** Further services of this installation, as `host` or `host:port`, separated by commas. */
export const ownServices = (): string[] =>
  (process.env['CALLBOARD_PUSH_SERVICES'] ?? '').split(',').flatMap((one) => one.trim().toLowerCase() || []);

export function knownService(address: string, own: readonly string[] = ownServices()): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (own.includes(url.host)) return url;
  if (url.port !== '' || isIP(url.hostname) !== 0) return null;
  const known = services.includes(url.hostname) || families.some((end) => url.hostname.endsWith(end));
  return known ? url : null;
}

const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address lies in our own nets, also where IPv6 only wraps IPv4. */
export const isPrivate = (address: string): boolean =>
  isIP(address) === 0 || inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
