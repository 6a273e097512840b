import type { HintInstall } from '../../screens/install/follow-install.ts';

export const hintInstall: HintInstall = (pages) => {
  const from = location.pathname;
  import(/* webpackChunkName: "later-pages" */ './later-pages.ts').then(
    (later) => later.hintInstall(pages, from),
    () => undefined,
  );
};
