import { useSyncExternalStore } from 'react';

/** From here on a list and its detail fit side by side. */
const wide = () => matchMedia('(min-width: 1024px)');

const subscribe = (listener: () => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const isWide = (): boolean => wide().matches;
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide);
