/** The server's clock, learned from the `Date` of its answers: a phone's own clock may be a day off. */
let offset = 0;
let known = false;

/** `sent` and `received` are the phone's clock around the call. A kept answer's date is old and says nothing. */
export function noteServerDate(date: unknown, sent = Date.now(), received = Date.now()): void {
  const serverTime = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(serverTime)) return;
  // The header has whole seconds, so half a second is the best guess of the rest.
  const measured = serverTime + 500 - (sent + received) / 2;
  if (known && Math.abs(measured - offset) < 1500) return;
  offset = measured;
  known = true;
}

export const serverNow = (): number => Date.now() + offset;
/** False until an answer was seen; until then nothing may be judged as expired. */
export const serverClockKnown = (): boolean => known;
