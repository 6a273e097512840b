import { metresBetween } from '@callboard/domain';

type Place = { readonly latitude: number; readonly longitude: number };
type Site = { readonly latitude: number | null; readonly longitude: number | null };

/** As the crow flies, in whole kilometres; nothing where one of the two is not known. */
export const kilometresTo = (home: Place | null, { latitude, longitude }: Site): number | null =>
  home === null || latitude === null || longitude === null
    ? null
    : Math.round(metresBetween(home, { latitude, longitude }) / 1000);
