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
    release.cardWords?.[language],
    // A card finds its words in the part that is made for it.
    part.startsWith('cards/') && release.cardWords ? undefined : release.words[language],
  ].filter((file) => file !== undefined);

type Visit = { readonly pathname: string; readonly language: string; readonly signedIn: boolean };
type Ahead = readonly (readonly [url: string, integrity: string])[];

/**
 * What the address in the bar will need, told by the lineup alone and before any bundle has run. Fetching ahead
 * runs nothing, so the lineup needs not be proven yet: whatever is wrong with it comes out before it is used.
 */
export function featureAhead(lineup: unknown, { pathname, language, signedIn }: Visit): Ahead {
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

/**
 * Which of the shell's named chunks the visit will need: the words of its language, and for who is signed in the
 * frame, the federation runtime and on the start page `home`.
 */
export function chunksAhead(names: readonly string[], visit: Visit): string[] {
  const home = visit.pathname === '/' ? ['home'] : [];
  const needed = new Set([
    `words-${visit.language}`,
    ...(visit.signedIn ? ['frame', 'federation', ...home] : []),
  ]);
  return names.filter((name) => needed.has(name));
}
