import { lookForUpdates } from './look-for-updates.ts';
import { offerUpdate, runningLineup, updateThere } from './update-store.ts';

const everyMs = 5 * 60_000;

export async function lookNow(): Promise<void> {
  if ((await lookForUpdates(runningLineup())) === 'newer' && !updateThere()) offerUpdate();
}

/** Looks now and then, and when somebody comes back to the page, as long as it lives. */
export function lookNowAndThen(): void {
  let looked = performance.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (performance.now() - looked < everyMs) return;
    looked = performance.now();
    void lookNow();
  };
  setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
}
