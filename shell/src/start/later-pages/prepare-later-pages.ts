/** What opening any of the later pages begins with: they are asked for at a tap, and nothing else has to come before. */
export const prepareLaterPages = (): void => {
  import(/* webpackChunkName: "later-pages" */ './later-pages.ts')
    .then(({ prepare }) => prepare())
    .catch(() => undefined);
};
