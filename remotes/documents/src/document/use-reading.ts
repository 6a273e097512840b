import { useCallback, useRef, useState } from 'react';

/**
 * How far somebody has read this version of a document. With another version reading begins again. `mark` keeps as
 * evidence that it was read to its end, where a signature is to be given.
 */
export function useReading(sha256: string | null, mark: ((sha256: string) => Promise<unknown>) | null) {
  const [ended, setEnded] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const marked = useRef<string | null>(null);
  const atEnd = sha256 !== null && ended === sha256;
  /** Nobody signs or approves what this phone cannot show. */
  const canBeRead = sha256 !== null && shown === sha256 && broken !== sha256;
  const onEnd = useCallback(() => setEnded(sha256), [sha256]);
  const onShown = useCallback(() => setShown(sha256), [sha256]);
  const onBroken = useCallback(() => setBroken(sha256), [sha256]);
  /** Evidence that it was read; signing goes on without it, for the signature says the same. */
  const noteRead = () => {
    if (!sha256 || !mark || marked.current === sha256) return;
    marked.current = sha256;
    mark(sha256).catch(() => {
      marked.current = null;
    });
  };
  return { atEnd, canBeRead, noteRead, heard: { onEnd, onShown, onBroken } };
}
