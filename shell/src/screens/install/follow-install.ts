import { checkedInEvent } from '@callboard/contract';
import type { PageChanges } from './hint-install.tsx';

/** With page changes only at the next page: until then nothing lies over what was just tapped and can be undone. */
export const hintInstall = (pages?: PageChanges): void => {
  const from = location.pathname;
  import(/* webpackChunkName: "later-pages" */ '../../start/later-pages/later-pages.ts').then(
    (later) => later.hintInstall(pages, from),
    () => undefined,
  );
};

export const followInstall = (pages: PageChanges): void =>
  addEventListener(checkedInEvent, () => hintInstall(pages));
