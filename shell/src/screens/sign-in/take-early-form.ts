import type { EarlyForm } from '../../boot/starter.ts';

let early: EarlyForm = { pressed: null, again: null };

/** Forms are the page's own from now on. What was done in the document's form is kept for the one that follows it. */
export function stopEarlyForm(): void {
  const taken = globalThis.__callboard?.takeForm?.();
  if (taken?.pressed || taken?.again) early = taken;
}

/** What was done before the page could do it, once. */
export function takeEarlyForm(): EarlyForm {
  stopEarlyForm();
  const done = early;
  early = { pressed: null, again: null };
  return done;
}
