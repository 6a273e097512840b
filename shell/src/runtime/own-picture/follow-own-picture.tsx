import { useEffect } from 'react';
import { query, useQuery } from '@callboard/client';
import { personPictureRead } from '@callboard/contract';
import { useMay } from '@callboard/session';
import { keepPicture } from './keep-picture.ts';

/** What a feature makes old, a new picture among it, is asked again by itself. */
const ownPictureQuery = (id: string) => {
  const read = query(
    personPictureRead,
    { params: { id } },
    { staleTime: 10 * 60_000, select: ({ picture }) => picture },
  );
  // Never taken for the person's own answer, which is checked in full.
  return { ...read, queryKey: [...read.queryKey, 'picture'] };
};

export function FollowOwnPicture({ personId }: { personId: string }) {
  const enabled = useMay(personPictureRead.allow);
  const { data } = useQuery({ ...ownPictureQuery(personId), enabled });
  useEffect(() => {
    if (data !== undefined) void keepPicture(personId, data);
  }, [personId, data]);
  return null;
}
