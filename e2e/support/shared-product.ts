/** The ports at which products answer that many stories of a worker read. */
const ports = new Set<number>();

export const share = (port: number) => ports.add(port);
export const isShared = (port: number) => ports.has(port);

/** Sessions are everybody's own, and what is read becomes read. */
const harmless = /^\/api\/v1\/(auth\/|emailMessages\/[^/]+\/read$)/;

/** What a request would change for the stories that come after, or null. */
export function changeOfShared(port: number, method: string, path: string): string | null {
  const reads = method === 'GET' || method === 'HEAD';
  if (!isShared(port) || reads || !path.startsWith('/api/') || harmless.test(path)) return null;
  return `${method} ${path} changes what other stories read: test.use({ ownProduct: true })`;
}
