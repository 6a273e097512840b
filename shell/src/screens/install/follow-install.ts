import { checkedInEvent } from '@callboard/contract';
import type { PageChanges } from './hint-install.tsx';

/** With page changes only at the next page: until then nothing lies over what was just tapped and can be undone. */
export type HintInstall = (pages?: PageChanges) => void;

export const followInstall = (pages: PageChanges, hint: HintInstall): void =>
  addEventListener(checkedInEvent, () => hint(pages));
