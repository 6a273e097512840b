import { bootResult } from './boot/boot-result.ts';
import { nextTask } from './boot/next-task.ts';
import { starter } from './boot/starter.ts';
import { registerWorker } from './boot/register-worker.ts';
import { applyStartUp } from './boot/apply-start-up.ts';
import { fetchFileList } from './loader/file-list.ts';
import { createLoader } from './loader/loader.ts';

/**
 * What everything else is made of begins piece by piece. All of it is in this file already; at once it would keep a
 * slow phone from painting and from listening for a third of a second.
 */
async function beginPieces(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@callboard/i18n');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@callboard/session');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: [] */ '@callboard/ui');
  await nextTask();
}

async function main(): Promise<void> {
  const judged = bootResult();
  await beginPieces();
  const { start } = await import(/* webpackMode: "eager" */ './frame/start.tsx');
  const boot = await judged;
  await nextTask();
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
