/**
 * The server as `main.ts` starts it, for stories that share it: whoever started it asks for tenants, each a copy of one
 * of the demo as it was when the server started. Its database is in the folder of CALLBOARD_STORY_CLUSTER, as
 * seed-stories.ts fills one, or embedded.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { privateUmask } from '#platform/data-folder/private-modes.ts';

process.umask(privateUmask);
enableCompileCache(join(import.meta.dirname, '../../../../../.cache/compiled'));

const { readEnvironment } = await import('#platform/environment.ts');
const { openReady } = await import('#platform/db/open/open-ready.ts');
const { startCluster } = await import('./postgres-cluster.ts');
const { inCluster } = await import('./in-cluster.ts');
const kept = process.env['CALLBOARD_STORY_CLUSTER'];
const cluster = kept ? await startCluster({ kept }) : null;
const environment = readEnvironment(cluster ? inCluster(process.env, cluster) : process.env);
const opening = openReady(environment);
opening.catch(() => undefined);
const { startServer } = await import('../../start-server.ts');
const { lengthenNames } = await import('./database/long-names.db.ts');
const { switchTenantBundles } = await import('../tenants/switch-bundles.ts');
const { bundleIds } = await import('@callboard/contract');
const { beforeWork, closeTenant, copyRows, countOnTenants, openCopy, setPasswords } =
  await import('./database/copy-tenant.db.ts');
const { cheapHash } = await import('./cheap-hash.ts');
const { demoPassword } = await import('../demo/demo-tenants.ts');

const server = await startServer(environment, opening);
const { database } = await opening;
// A sign-in is a fifth of a second's work by itself, and every device of a story signs in.
await setPasswords(database, cheapHash(demoPassword));
const untouched = (tenant: string) => `${tenant}-untouched`;
for (const tenant of server.tenants) await copyRows(database, { of: tenant, as: untouched(tenant) });

/** The clock of the run moves it, which was loaded before everything else. */
const passTime =
  (globalThis as unknown as Record<symbol, (ms: number) => void>)[Symbol.for('callboard.pass-time')] ??
  (() => {
    throw new Error('Only the clock of a run can be moved.');
  });

type Asked =
  | { readonly open: string; readonly as: string; readonly empty: boolean }
  | { readonly close: string }
  | { readonly lengthen: string }
  | { readonly keep: string; readonly of: string }
  | { readonly passMs: number };
let known = server.tenants.length * 2;
let copied = Promise.resolve();

async function answer(asked: Asked): Promise<void> {
  if ('close' in asked) return closeTenant(database, asked.close);
  if ('passMs' in asked) return passTime(asked.passMs);
  if ('keep' in asked) {
    const off = bundleIds.filter((id) => id !== asked.keep);
    await switchTenantBundles(database, asked.of, { on: [asked.keep], off }, new Date());
    return;
  }
  if ('lengthen' in asked) return lengthenNames(database, asked.lengthen);
  const copy = { of: untouched(asked.open), as: asked.as };
  await copyRows(database, copy, asked.empty ? beforeWork : undefined);
  await openCopy(database, { of: asked.open, as: asked.as }, `${asked.as}.localhost`);
  known += 1;
  await countOnTenants(database, known);
}

process.on('message', (asked: Asked) => {
  copied = copied
    .then(() => answer(asked))
    .then(
      () => void process.send?.({ done: true }),
      (error: unknown) => void process.send?.({ failed: String(error) }),
    );
});
/** Also when whoever started it is gone, who would have ended it. */
for (const event of ['SIGTERM', 'disconnect'] as const)
  process.once(event, () => {
    server
      .stop()
      .finally(() => cluster?.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
console.log(`Callboard is ready: http://localhost:${server.port}`);
