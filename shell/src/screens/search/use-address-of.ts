import { useMemo } from 'react';
import { pageOf } from '@callboard/contract';
import { useOpenings } from '../../runtime/routes/use-openings.ts';
import type { AddressOf } from './found.ts';

/** Which page opens what was found, for whoever holds the phone. */
export function useAddressOf(): AddressOf {
  const { openings, canOpen } = useOpenings();
  return useMemo(
    () => (kind, link) => pageOf({ about: kind === 'person' ? 'profile' : kind, link }, openings, canOpen),
    [openings, canOpen],
  );
}
