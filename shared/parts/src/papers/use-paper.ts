import { saveFile } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { toast } from '@callboard/ui';
import { useEffect, useRef, useState } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { receiveFile } from './receive-file.ts';

/** A file of the API. */
export type Paper = {
  /** Under which it is saved. */
  readonly name: string;
  /** Asks for it. Some calls answer the file itself, others an address that needs no bearer token. */
  readonly read: (signal: AbortSignal) => Promise<Blob | { readonly url: string }>;
  /** A paper may be released once somebody has looked at it. */
  readonly onSaved?: () => unknown;
};

/** Fetches a paper for a purpose, one at a time. Leaving the screen cancels it. */
export function usePaper({ name, read, onSaved }: Paper) {
  const t = usePartWords();
  const errorText = useErrorText();
  const [received, setReceived] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const fetched = async (signal: AbortSignal): Promise<Blob> => {
    const answer = await read(signal);
    return answer instanceof Blob
      ? answer
      : receiveFile(answer.url, { signal, onReceived: (bytes) => !signal.aborted && setReceived(bytes) });
  };
  const fetchFor = async (purpose: (file: Blob) => unknown, onFailed?: () => void) => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setReceived(0);
    try {
      await purpose(await fetched(signal));
    } catch (error) {
      onFailed?.();
      if (!signal.aborted) toast.error(`${t('papers.notSaved', { name })} ${errorText(error).title}`);
    } finally {
      if (running.current?.signal === signal) running.current = null;
      setReceived(null);
    }
  };
  /** Hands it to the phone. */
  const keep = async (file: Blob) => {
    saveFile(file, name);
    toast.success(t('papers.saved', { name }));
    await onSaved?.();
  };
  return {
    /** Bytes so far while it comes. */
    received,
    fetchFor,
    keep,
    save: () => void fetchFor(keep),
    cancel: () => running.current?.abort(),
  };
}
