import { useState } from 'react';

/** Of the pictures that waited together, how many have arrived. */
export function useSentSoFar(waiting: number): { readonly sent: number; readonly of: number } {
  const [most, setMost] = useState(waiting);
  const of = waiting === 0 ? 0 : Math.max(most, waiting);
  if (of !== most) setMost(of);
  return { sent: of - waiting, of };
}
