import { registerWords } from '@callboard/i18n';

/** Words of what stands below everything else on home, and comes after it. */
export const homeLaterWords = (): Promise<void> =>
  registerWords(
    'shell',
    (language) =>
      import(/* webpackChunkName: "tools-[request]" */ `../words/${language}.json`) as Promise<object>,
    'home-later',
  );
