import { onSessionEnd } from '@callboard/session';
import type { SessionEnd } from '@callboard/session';

let last: SessionEnd | null = null;

/** Why nobody is signed in any more, for the sign-in screen. */
export const lastSessionEnd = (): SessionEnd | null => last;

export const followSessionEnds = (): (() => void) =>
  onSessionEnd((why) => {
    last = why;
  });
