import { checkedInEvent } from '@callboard/contract';
import type { PageChanges } from './hint-install.tsx';

/** With page changes only at the next page: until then nothing lies over what was just tapped and can be undone. */
export const hintInstall = (pages?: PageChanges): void => {
  const from = location.pathname;
  offerOnce(pages, from).catch(() => undefined);
};

/** Once it helps. */
async function offerOnce(pages: PageChanges | undefined, from: string): Promise<void> {
  const later = import(/* webpackChunkName: "later-pages" */ '../../runtime/loader/later-files.ts');
  await (await later).listLaterFiles();
  await (await import('./hint-install.tsx')).hintOnce(pages, from);
}

export const followInstall = (pages: PageChanges): void =>
  addEventListener(checkedInEvent, () => hintInstall(pages));
