/** The tenants of the demo. Each answers on `<tenant>.localhost`. */
export const tenants = ['nordlicht', 'redwave', 'canal'] as const;
export type Tenant = (typeof tenants)[number];

/** The copies that the story which is being told has to itself, by the port of the product they live in. */
const copies = new Map<number, Map<string, string>>();

/** What stands before which product. */
const before = new Map<number, number>();
export function standBefore(proxy: number, product: number): () => void {
  before.set(proxy, product);
  return () => before.delete(proxy);
}
export const productAt = (port: number): number => before.get(port) ?? port;

/** From now on `tenant` is, for whoever asks, its copy on the product at that port. Gives back how to end that. */
export function standIn(port: number, tenant: Tenant, copy: string): () => void {
  const here = copies.get(port) ?? new Map<string, string>();
  copies.set(port, here.set(tenant, copy));
  return () => here.delete(tenant);
}

export const hostOf = (tenant: Tenant | 'unknown', port: number): string =>
  `${copies.get(productAt(port))?.get(tenant) ?? tenant}.localhost`;

/** Whether a host is that of a copy: what happens there meets no other story. */
export const isCopy = (port: number, host: string): boolean =>
  [...(copies.get(productAt(port))?.values() ?? [])].some((copy) => host === `${copy}.localhost`);

export const originOf = (tenant: Tenant | 'unknown', port: number) =>
  `http://${hostOf(tenant, port)}:${port}`;
