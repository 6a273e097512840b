import { isIP } from 'node:net';
import { hostsIn } from '#platform/fetch/fetch-outside.ts';

/** Who delivers to browsers. A subscription's address comes from outside: only these are ever written to. */
const services = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const families = ['.notify.windows.com', '.push.apple.com'];

/** Further services of this installation, as `host` or `host:port`, separated by commas. */
export const ownServices = (): string[] => hostsIn('CALLBOARD_PUSH_SERVICES');

export function knownService(address: string, own: readonly string[] = ownServices()): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (own.includes(url.host)) return url;
  if (url.port !== '' || isIP(url.hostname) !== 0) return null;
  const known = services.includes(url.hostname) || families.some((end) => url.hostname.endsWith(end));
  return known ? url : null;
}
