/** What runs in this tab, so that a reload takes it up again. */
export type KeptSharing = {
  readonly crewId: string;
  readonly crewName: string;
  readonly endsAt: string;
  /** Who shares: nobody else takes it up. */
  readonly who: string;
};
const key = 'sharing-location';
/** What runs now, where nothing can be kept: it goes on until the tab is left. */
let last: KeptSharing | null = null;

export function keepSharing(kept: KeptSharing | null): void {
  last = kept;
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // A closed storage takes nothing away.
  }
}

export function keptSharing(): KeptSharing | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptSharing | null;
  } catch {
    return last;
  }
}
