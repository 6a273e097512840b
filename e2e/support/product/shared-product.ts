import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { startProcess, type Product } from './product.ts';
import { copyOfCluster } from './story-cluster.ts';
import { standIn, type Tenant } from '../person/tenant.ts';

export type OwnTenant = {
  readonly giveUp: () => Promise<void>;
  /** Leaves the tenant this bundle alone. */
  readonly keepBundle: (bundle: string) => Promise<void>;
};

export type SharedProduct = Product & {
  /** Makes a tenant the story's own: a copy, as the demo was planted, or without anything that was worked in it. */
  ownTenant(tenant: Tenant, how: { longNames: boolean; empty: boolean }): Promise<OwnTenant>;
  /** Moves the clock of the process on, for all of its tenants. */
  passMs(ms: number): Promise<void>;
};
type Said = { readonly done: true } | { readonly failed: string };

/** Asks one thing of the product's process, which answers in the order it was asked. */
const request = (child: ChildProcess, asked: object) =>
  new Promise<void>((resolve, reject) => {
    const gone = () => reject(new Error('The shared product has ended.'));
    child.once('exit', gone);
    child.once('message', (said: Said) => {
      child.off('exit', gone);
      if ('done' in said) resolve();
      else reject(new Error(said.failed));
    });
    child.send(asked);
  });

/**
 * The product that the stories of a worker share, on PostgreSQL where this machine has it, for less work. A
 * `movable` one has the embedded database, which goes by the clock of its process.
 */
export async function startSharedProduct({ movable = false } = {}): Promise<SharedProduct> {
  const program = join(root, 'deploy/server/src/tools/testing/serve-stories.ts');
  const copy = movable ? null : await copyOfCluster();
  const inCluster = copy && { data: copy.data, env: { CALLBOARD_STORY_CLUSTER: copy.cluster } };
  const { product, child } = await startProcess({ program, ...inCluster });
  let made = 0;
  return {
    ...product,
    async stop() {
      await product.stop();
      await copy?.remove();
    },
    passMs: (ms) => request(child, { passMs: ms }),
    async ownTenant(tenant, { longNames, empty }) {
      const copy = `${tenant}-${(made += 1)}`;
      await request(child, { open: tenant, as: copy, empty });
      if (longNames) await request(child, { lengthen: copy });
      const over = standIn(product.port, tenant, copy);
      return {
        async giveUp() {
          over();
          await request(child, { close: copy });
        },
        keepBundle: (bundle) => request(child, { keep: bundle, of: copy }),
      };
    },
  };
}
