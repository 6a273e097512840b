import { useEffect, useEffectEvent } from 'react';
import { openLayer } from './layers.ts';

/** Back closes what this lies in, for as long as it is there. */
export function BackCloses({ onBack }: { onBack: () => void }): null {
  const close = useEffectEvent(onBack);
  useEffect(() => openLayer({ close }), []);
  return null;
}
