import { compile } from '@fastify/proxy-addr';
import { BadEnvironment } from './bad-environment.ts';

/** Whether we believe what `address` says about the caller behind it; hop 0 is who is connected to us. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Where proxies stand when nobody names their networks: nobody on the internet connects from these. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

const examples =
  'Name the networks of your proxies (loopback, or 10.0.0.0/8,fd00::/8), or how many proxies every call passes (hops:1), or leave it out where there is none.';

const refused = (text: string, why: string) =>
  new BadEnvironment(`CALLBOARD_TRUST_PROXY is "${text}", ${why} ${examples}`);

function networksIn(text: string, networks: string[]): TrustedProxies {
  try {
    return compile(networks);
  } catch (error) {
    throw refused(text, `which cannot be read (${(error as Error).message}).`);
  }
}

/**
 * Reads `CALLBOARD_TRUST_PROXY`. Networks are trusted wherever they stand in the chain. `hops:n` believes the nearest n
 * proxies, the first of which has to connect from a named or else a private network.
 */
export function trustedProxiesIn(text: string): TrustedProxies | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || text.trim() === '0') return null;
  if (parts.some((part) => /^(\d+|true|yes|on|all|\*)$/i.test(part)))
    throw refused(text, 'which does not say whom to trust.');
  const hops = parts.filter((part) => part.startsWith('hops:'));
  const networks = parts.filter((part) => !part.startsWith('hops:'));
  if (hops.length === 0) return networksIn(text, networks);
  const [, count] = /^hops:([1-9])$/.exec(hops.join()) ?? [];
  if (!count) throw refused(text, 'where hops: needs one number from 1 to 9.');
  const nearest = networksIn(text, networks.length > 0 ? networks : privateNetworks);
  return (address, hop) => (hop === 0 ? nearest(address, hop) : hop < Number(count));
}
