import { CallError, call } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentDetail } from '@callboard/contract';
import { receiveFile } from '@callboard/parts';
import { useEffect, useState } from 'react';
import { readerAhead } from './open-pdf.ts';

export type DocumentFile = { readonly blob: Blob; readonly type: string; readonly sealed: boolean };
export type FileRead =
  | { readonly kind: 'loading'; readonly received: number; readonly size: number }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'there'; readonly file: DocumentFile };

/** The file that was opened last, so that closing and opening it again fetches nothing. Gone with the page. */
let last: { readonly key: string; readonly file: DocumentFile } | null = null;

/** The file of a document as it is now: with another version or its seal it is another one. */
export function useDocumentFile({ id, sha256, sealedAt, file }: DocumentDetail, wanted: boolean): FileRead {
  const key = `${id} ${sha256} ${sealedAt}`;
  const kept = last?.key === key ? last.file : null;
  const [state, setState] = useState<{ readonly attempt: string; readonly read: FileRead } | null>(null);
  const [tries, setTries] = useState(0);
  const attempt = `${key} ${tries}`;
  const size = file?.size ?? 0;
  const isPdf = file?.type === 'application/pdf';
  useEffect(() => {
    if (!wanted || last?.key === key) return;
    const controller = new AbortController();
    const show = (read: FileRead) => !controller.signal.aborted && setState({ attempt, read });
    const endUnused = isPdf ? readerAhead() : undefined;
    const read = async () => {
      const { url, type, sealed } = await call(documents.documentFile, {
        params: { id },
        query: {},
        signal: controller.signal,
      });
      const onReceived = (received: number) => show({ kind: 'loading', received, size });
      const blob = await receiveFile(url, { signal: controller.signal, onReceived });
      last = { key, file: { blob, type, sealed } };
      show({ kind: 'there', file: last.file });
    };
    const retry = () => setTries((before) => before + 1);
    read().catch((error: unknown) => show({ kind: 'failed', error, retry }));
    return () => {
      controller.abort();
      endUnused?.();
    };
  }, [id, key, attempt, size, isPdf, wanted]);
  if (kept) return { kind: 'there', file: kept };
  return state?.attempt === attempt ? state.read : { kind: 'loading', received: 0, size };
}

export const isOffline = (error: unknown): boolean => error instanceof CallError && error.code === 'offline';
