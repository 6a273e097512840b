import { faultProxy, type FaultProxy } from './product/fault-proxy.ts';
import { signedInState } from './person/sign-in.ts';
import { test as base } from './story.ts';

/** A story on a line that can break, told by whoever is signed in. */
export const test = base.extend<{ way: FaultProxy }>({
  way: async ({ product }, give) => {
    const way = await faultProxy(product.port);
    await give(way);
    await way.stop();
  },
  baseURL: async ({ way }, give) => give(way.origin('nordlicht')),
  storageState: async ({ product, way, login }, give) =>
    give(await signedInState(product.port, way.origin('nordlicht'), 'nordlicht', login ?? '', 'en')),
});
export { expect, type Page } from './story.ts';
