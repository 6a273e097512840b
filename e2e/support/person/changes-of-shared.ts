import { isCopy, productAt } from './tenant.ts';

/** The ports at which products answer that many stories of a worker read. */
const ports = new Set<number>();

export const share = (port: number) => ports.add(port);

/** Sessions are everybody's own, and what is read becomes read. */
const harmless = /^\/api\/v1\/(auth\/|emailMessages\/[^/]+\/read$)/;

type Request = {
  readonly port: number;
  readonly host: string;
  readonly method: string;
  readonly path: string;
};

/** What a request would change for the stories that come after, or null. */
export function changeOfShared({ port, host, method, path }: Request): string | null {
  if (!ports.has(productAt(port)) || isCopy(port, host)) return null;
  const reads = method === 'GET' || method === 'HEAD';
  if (reads || !path.startsWith('/api/') || harmless.test(path)) return null;
  return `${method} ${path} changes what other stories read: test.use({ ownTenant: true })`;
}
