import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page takes over what the document shows: until then a screen is drawn as it was for everybody, and
 * only afterwards with what this visit alone has.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
