import { query, useQuery } from '@callboard/client';
import { persons } from '@callboard/contract';
import { useSession } from '@callboard/session';
import { readable } from '../../base/crew-ops.queries.ts';
import type { MapService } from './map-links.ts';

const apple = /iPhone|iPad|Macintosh/;

/** The map service of the person's profile; who has none gets the one of the device. */
export function useMapService(): MapService {
  const personId = useSession(({ payload }) => payload?.loginData.person?.id ?? null);
  const { data } = useQuery({
    ...query(persons.person, { params: { id: personId ?? '' } }, { ...readable, staleTime: 10 * 60_000 }),
    enabled: personId !== null,
  });
  return data?.mapService ?? (apple.test(navigator.userAgent) ? 'apple' : 'google');
}
