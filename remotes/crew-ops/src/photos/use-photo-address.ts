import { invalidate } from '@callboard/client';
import type { CrewPhoto } from '@callboard/contract';
import { useState } from 'react';
import { crewPhotosQuery } from './photos.queries.ts';

/** A picture that has come stays as it is, whatever newer addresses the list brings; one that did not gets a new one. */
export function usePhotoAddress({ id, crewId, url }: CrewPhoto) {
  const [came, setCame] = useState<{ readonly of: string; readonly at: string } | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  const src = came?.of === id ? came.at : url;
  return {
    src,
    broken: missed === src,
    onLoad: () => setCame({ of: id, at: src }),
    onError: () => {
      // The first time its address may just have ended.
      if (missed === null) void invalidate(crewPhotosQuery(crewId));
      setMissed(src);
    },
  };
}
