const name = 'callboard-install-hinted';
const againAfterMs = 90 * 86_400_000;

/** Reading the storage throws where the browser forbids it, and what stands there may be anybody's. */
function hintedAt(): number {
  try {
    return Number(localStorage.getItem(name)) || 0;
  } catch {
    return 0;
  }
}

/** Whether the hint was not seen on this device for a season. */
export const isHintDue = (now: number): boolean => now - hintedAt() >= againAfterMs;

export function keepHintedAt(now: number): void {
  try {
    localStorage.setItem(name, String(now));
  } catch {
    // Then it comes again.
  }
}
