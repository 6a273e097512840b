/** What keeping things ahead may cost in one go. */
export type Budget = {
  readonly requests: number;
  /** Of the answers as text, before compression: what the phone has to keep. On the wire it is about a tenth. */
  readonly bytes: number;
  /** Between two requests, so that whoever taps is never behind a row of them. */
  readonly pauseMs: number;
  /** The same between the few that today needs. */
  readonly todayPauseMs: number;
};

/** Three jobs a day for eight days take 22 requests and about 500 kB (`remotes/crew-ops/src/ahead`). */
const usual: Budget = { requests: 40, bytes: 1_500_000, pauseMs: 150, todayPauseMs: 0 };
/** The lists, today, the next day with a job, and of each feature what is next. */
const thrifty: Budget = { requests: 8, bytes: 250_000, pauseMs: 2_000, todayPauseMs: 500 };

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Somebody who saves data, or has next to no network, gets what is nearest. */
export function budgetNow(
  connection = (navigator as { readonly connection?: Connection }).connection,
): Budget {
  const slow = connection?.effectiveType === 'slow-2g' || connection?.effectiveType === '2g';
  return connection?.saveData || slow ? thrifty : usual;
}
