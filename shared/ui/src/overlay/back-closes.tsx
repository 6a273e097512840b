import { useEffectEvent, useLayoutEffect } from 'react';
import { openLayer } from './layers.ts';

/** Back closes what this lies in, for as long as it is there. */
export function BackCloses({ onBack }: { onBack: () => void }): null {
  const close = useEffectEvent(onBack);
  // Before it can be seen: whoever presses Back at once means this, and not what lies below.
  useLayoutEffect(() => openLayer({ close }), []);
  return null;
}
