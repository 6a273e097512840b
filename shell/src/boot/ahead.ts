import type { FeatureRelease, Lineup } from '@callboard/contract';

/** `/forms/{id}/{name?}` as an expression. */
const pattern = (at: string): RegExp =>
  new RegExp(`^${at.replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}/?$`);

export const fitsPage = (at: string, pathname: string): boolean => pattern(at).test(pathname);

/** The files of a page, card or feature, its entry first. */
export const filesFor = (release: FeatureRelease, part: string, language: string): string[] =>
  [
    release.entry,
    ...(release.needs['feature'] ?? []),
    ...(release.needs[part] ?? []),
    release.words[language],
  ].filter((file) => file !== undefined);

/**
 * What the address in the bar will need, told by the lineup alone and before any bundle has run. Fetching ahead
 * runs nothing, so the lineup needs not be proven yet: whatever is wrong with it comes out before it is used.
 */
export function ahead(
  lineup: unknown,
  pathname: string,
  language: string,
  signedIn: boolean,
): (readonly [url: string, integrity: string])[] {
  const features = (lineup as Lineup | null)?.features;
  if (!Array.isArray(features)) return [];
  for (const release of features) {
    for (const [key, page] of Object.entries(release.face.pages)) {
      if (!fitsPage(page.at, pathname) || !(signedIn || page.allow.anyone)) continue;
      return filesFor(release, `pages/${key}`, language).flatMap((file) => {
        const listed = release.files[file];
        return listed ? [[release.base + file, listed.integrity] as const] : [];
      });
    }
  }
  return [];
}
