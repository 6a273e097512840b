import { invalidate } from '@callboard/client';
import type { CrewPhoto } from '@callboard/contract';
import { useState } from 'react';
import { crewPhotosQuery } from './photos.queries.ts';

/** A picture stays as it came, whatever newer addresses the list brings; one that did not come takes the newest. */
export function usePhotoAddress(photo: CrewPhoto, size: 'url' | 'medium' | 'small') {
  const url = photo[size];
  const [at, setAt] = useState(url);
  const [missed, setMissed] = useState<string | null>(null);
  const src = missed === at ? url : at;
  return {
    src,
    broken: missed === src,
    onError: () => {
      // The first time its address may just have ended.
      if (missed === null) void invalidate(crewPhotosQuery(photo.crewId));
      setAt(src);
      setMissed(src);
    },
  };
}
