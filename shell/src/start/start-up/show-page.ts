import { fetchFileList } from '../../runtime/loader/file-list.ts';
import { createLoader } from '../../runtime/loader/loader.ts';
import type { start } from './start.tsx';
import { applyStartUp } from '../../boot/apply-start-up.ts';
import type { BootResult } from '../../boot/boot-result.ts';
import { registerWorker } from '../../boot/register-worker.ts';
import { starter } from '../../boot/starter.ts';

export { bootResult } from '../../boot/boot-result.ts';

/** Shows the page that the boot found, with `start` of the frame, which is begun after this. */
export async function showPage(boot: BootResult, show: typeof start): Promise<void> {
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
      const { openFeature } = await import(
        /* webpackChunkName: "federation" */ '../../runtime/loader/federation.ts'
      );
      return openFeature(release, list);
    },
    integrityOf,
    preload,
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');
  applyStartUp(boot);
  await show({ boot, loader, root });
  registerWorker({ lineup: boot.lineup?.id ?? null, enabled: data.worker });
}
