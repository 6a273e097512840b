import { checkedInEvent } from '@callboard/contract';

type Router = {
  readonly subscribe: (
    listen: (state: { readonly location: { readonly pathname: string } }) => void,
  ) => unknown;
};

export const hintInstall = (): void => {
  import('./hint-install.tsx').then(
    ({ hintOnce }) => hintOnce(),
    () => undefined,
  );
};

/** After a check-in, but with the next page: until then nothing lies over what was just tapped and can be undone. */
export function followInstall(router: Router): void {
  let checkedInAt: string | undefined;
  addEventListener(checkedInEvent, () => {
    checkedInAt = location.pathname;
  });
  router.subscribe(({ location: { pathname } }) => {
    if (checkedInAt === undefined || pathname === checkedInAt) return;
    checkedInAt = undefined;
    hintInstall();
  });
}
