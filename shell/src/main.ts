import { bootResult } from './boot/boot-result.ts';
import { starter } from './boot/starter.ts';
import { registerWorker } from './boot/register-worker.ts';
import { applyStartUp } from './boot/apply-start-up.ts';
import { start } from './frame/start.tsx';
import { fetchFileList } from './loader/file-list.ts';
import { createLoader } from './loader/loader.ts';

async function main(): Promise<void> {
  const boot = await bootResult();
  const { data, integrityOf, preload } = starter();
  const loader = createLoader({
    lineup: boot.lineup,
    provided: data.shell.shared,
    listFiles: async (release) => {
      const list = await fetchFileList(release, boot.lineup?.lists?.[release.feature]);
      starter().list(release.base, list.files);
      return list;
    },
    open: async (release, list) => {
      const { openFeature } = await import(/* webpackChunkName: "federation" */ './loader/federation.ts');
      return openFeature(release, list);
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
