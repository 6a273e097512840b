import { bootResult } from './boot/boot-result.ts';
import { starter } from './boot/starter.ts';
import { registerWorker } from './boot/register-worker.ts';
import { applyStartUp } from './boot/apply-start-up.ts';
import { start } from './frame/start.tsx';
import { createLoader } from './loader/loader.ts';

async function main(): Promise<void> {
  const boot = await bootResult();
  const { data, integrityOf, preload } = starter();
  const loader = createLoader({
    lineup: boot.lineup,
    provided: data.shell.shared,
    open: async (release) => {
      const { openFeature } = await import(/* webpackChunkName: "federation" */ './loader/federation.ts');
      return openFeature(release);
    },
    integrityOf,
    preload,
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  applyStartUp(boot);
  await start({ boot, loader, root });
  registerWorker({ lineup: boot.lineup?.id ?? null, enabled: data.worker });
}

void main();
