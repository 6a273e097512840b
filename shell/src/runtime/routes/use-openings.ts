import { useMemo } from 'react';
import type { Address, Opening } from '@callboard/contract';
import { useShell } from '../context/shell-context.ts';
import { featurePages } from './feature-pages.ts';
import { canOpen } from './use-page-exists.ts';

type Openings = {
  readonly openings: readonly Opening[];
  /** Whether whoever holds the phone may open this page of a feature. */
  readonly canOpen: (address: Address) => boolean;
};

/** Which pages of the lineup's features open what is told or found. */
export function useOpenings(): Openings {
  const { lineup, loader } = useShell();
  return useMemo(
    () => ({
      openings: lineup.features.flatMap(({ face }) => face.opens ?? []),
      canOpen: canOpen(featurePages(lineup.features, loader)),
    }),
    [lineup, loader],
  );
}
