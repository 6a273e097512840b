import { useEffect } from 'react';
import type { Address } from '@callboard/contract';
import { useGo } from './navigation.ts';

/** Leads on to an address that shows the same thing better; "back" passes over this one. */
export function useRedirect(address: Address | undefined): void {
  const go = useGo();
  useEffect(() => {
    if (address) void go(address, { replace: true });
  }, [address, go]);
}
