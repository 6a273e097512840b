import { shellWays } from '@callboard/contract';
import type { MenuEntry } from '../side-menu/menu.ts';

/** The five shortcuts, home in the middle. */
const wanted = {
  before: [shellWays.jobList, shellWays.projects],
  after: [shellWays.personalCalendar, shellWays.projectsCalendar],
};
export const shortcutPaths: readonly string[] = [...wanted.before, ...wanted.after];
const fewest = 3;

/**
 * Of the five those that this person's menu has. Where that leaves next to nothing, the first other entries
 * of the menu join on either side, so that the bar stays worth its place.
 */
export function shortcutsOf(menu: readonly MenuEntry[], home: string): MenuEntry[] {
  const entry = (path: string) => menu.find(({ to }) => to === path);
  const present = (paths: readonly string[]) => paths.flatMap((path) => entry(path) ?? []);
  const before = present(wanted.before);
  const after = present(wanted.after);
  const homeEntry = entry(home);
  const taken = new Set([...before, ...after, ...(homeEntry ? [homeEntry] : [])]);
  for (const other of menu) {
    if (taken.size >= fewest) break;
    if (taken.has(other) || (other.kind === 'own' && other.entry !== 'plus-crew-data')) continue;
    taken.add(other);
    (before.length <= after.length ? before : after).push(other);
  }
  return [...before, ...(homeEntry ? [homeEntry] : []), ...after];
}
