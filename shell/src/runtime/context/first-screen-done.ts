import { atRest } from './at-rest.ts';

const shownMs = 700;
let done: Promise<void> | undefined;

async function shown(): Promise<void> {
  await atRest(shownMs);
  // In the browser's record: what is fetched from here on is not what the first screen waits for.
  performance.mark('callboard-first-screen');
}

/** When the first screen has what it asked for. */
export const firstScreenDone = (): Promise<void> => (done ??= shown());
