import { useSyncExternalStore } from 'react';

/** From here on seven days side by side can be read. */
const roomy = () => matchMedia('(min-width: 400px)');

const subscribe = (listener: () => void) => {
  const query = roomy();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useRoomy = (): boolean => useSyncExternalStore(subscribe, () => roomy().matches);
