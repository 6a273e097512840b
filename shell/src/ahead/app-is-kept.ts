import { pointerKey, readKept } from '../worker/store.ts';
import type { Pointer } from '../worker/store.ts';

/** Whether the worker answers for this page, and has all that the app runs on. */
export async function appIsKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    return (await readKept<Pointer>(pointerKey)) !== null;
  } catch {
    // A broken store is the same as an empty one.
    return false;
  }
}
