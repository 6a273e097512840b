import { currentLanguage } from '@callboard/i18n';
import { pointerKey, readKept } from '../../boot/store.ts';
import type { Pointer } from '../../boot/store.ts';

/** Whether the worker answers for this page, and has all that the app runs on, in the language it is read in. */
export async function appIsKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    const pointer = await readKept<Pointer>(pointerKey);
    return pointer !== null && (pointer.language ?? currentLanguage()) === currentLanguage();
  } catch {
    // A broken store is the same as an empty one.
    return false;
  }
}
