import { checkedInEvent } from '@callboard/contract';
import type { PageChanges } from './hint-install.tsx';

/** With page changes only at the next page: until then nothing lies over what was just tapped and can be undone. */
export const hintInstall = (pages?: PageChanges): void => {
  import(/* webpackChunkName: "later-pages" */ '../routes/later-pages.ts').then(
    (later) => later.hintInstall(pages),
    () => undefined,
  );
};

export const followInstall = (pages: PageChanges): void =>
  addEventListener(checkedInEvent, () => hintInstall(pages));
