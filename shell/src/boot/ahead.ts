import type { FeatureFiles, FeatureRelease, Lineup } from '@callboard/contract';

/** `/forms/{id}/{name?}` as an expression. */
const pattern = (at: string): RegExp =>
  new RegExp(`^${at.replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?').replace(/\{\w+\}/g, '[^/]+')}/?$`);

export const fitsPage = (at: string, pathname: string): boolean => pattern(at).test(pathname);

/** The files of a page, card or feature, its entry first. */
export const filesFor = (list: FeatureFiles, part: string, language: string): string[] =>
  [
    list.entry,
    ...(list.needs['feature'] ?? []),
    ...(list.needs[part] ?? []),
    list.cardWords?.[language],
    // A card finds its words in the part that is made for it.
    part.startsWith('cards/') && list.cardWords ? undefined : list.words[language],
    list.pageWords?.pages.includes(part) ? list.pageWords.files[language] : undefined,
  ].filter((file) => file !== undefined);

type Visit = { readonly pathname: string; readonly language: string; readonly signedIn: boolean };
type Opened = { readonly release: FeatureRelease; readonly part: `pages/${string}` };

/**
 * The page of a feature behind the address in the bar, told by the lineup before any bundle has run. What it needs
 * is only fetched ahead, which runs nothing, so the lineup needs not be proven yet: whatever is wrong with it comes
 * out before it is used.
 */
export function openedPage(lineup: unknown, { pathname, signedIn }: Visit): Opened | null {
  const features = (lineup as Lineup | null)?.features;
  if (!Array.isArray(features)) return null;
  for (const release of features) {
    for (const [key, page] of Object.entries(release.face.pages)) {
      if (fitsPage(page.at, pathname) && (signedIn || page.allow.anyone))
        return { release, part: `pages/${key}` };
    }
  }
  return null;
}

/** Address and hash of all that the page will need. */
export const featureAhead = (
  { release, part }: Opened,
  list: FeatureFiles,
  { language }: Visit,
): (readonly [url: string, integrity: string])[] =>
  filesFor(list, part, language).flatMap((file) => {
    const integrity = list.files[file];
    return integrity === undefined ? [] : [[release.base + file, integrity] as const];
  });

/**
 * Which of the shell's named chunks the visit will need: the words of its language, and for who is signed in the
 * client, the frame and on the start page `home`.
 */
export function chunksAhead(names: readonly string[], visit: Visit): string[] {
  const home = visit.pathname === '/' ? ['home'] : [];
  const needed = new Set([`words-${visit.language}`, ...(visit.signedIn ? ['axios', 'frame', ...home] : [])]);
  return names.filter((name) => needed.has(name));
}
