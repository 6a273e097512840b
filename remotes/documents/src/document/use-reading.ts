import { call } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { useCallback, useRef, useState } from 'react';
import { documentChanged } from '../document-changed.ts';
import { ownZone } from '../own-zone.ts';

/** How far somebody has read this version of a document. With another version reading begins again. */
export function useReading({ id, sha256, may }: DocumentDetail) {
  const [ended, setEnded] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const told = useRef<string | null>(null);
  const atEnd = sha256 !== null && ended === sha256;
  /** Nobody signs or approves what this phone cannot show. */
  const canBeRead = sha256 !== null && shown === sha256 && broken !== sha256;
  const onEnd = useCallback(() => setEnded(sha256), [sha256]);
  const onShown = useCallback(() => setShown(sha256), [sha256]);
  const onBroken = useCallback(() => setBroken(sha256), [sha256]);
  /** Evidence that it was read; signing goes on without it, for the signature says the same. */
  const noteRead = () => {
    if (!sha256 || !may.sign || told.current === sha256) return;
    told.current = sha256;
    call(documents.markViewed, { params: { id }, body: { sha256, timeZone: ownZone() } }).catch(() => {
      told.current = null;
      return documentChanged(id);
    });
  };
  return { atEnd, canBeRead, noteRead, heard: { onEnd, onShown, onBroken } };
}
