import { useEffect } from 'react';
import { query, useQuery } from '@callboard/client';
import { persons } from '@callboard/contract';
import { useMay } from '@callboard/session';
import { keepPicture } from './keep-picture.ts';

/** What a feature makes old, a new picture among it, is asked again by itself. */
const ownPictureQuery = (id: string) =>
  query(persons.person, { params: { id } }, { staleTime: 10 * 60_000, select: ({ picture }) => picture });

export function FollowOwnPicture({ personId }: { personId: string }) {
  const enabled = useMay(persons.person.allow);
  const { data } = useQuery({ ...ownPictureQuery(personId), enabled });
  useEffect(() => {
    if (data !== undefined) void keepPicture(personId, data);
  }, [personId, data]);
  return null;
}
