import { call, ownZone } from '@callboard/client';
import { documents } from '@callboard/contract';
import type { DocumentOfLink } from '@callboard/contract';
import { useEffect, useState } from 'react';
import { readerAhead } from '../reader/open-pdf.ts';
import type { FileRead } from '../reader/use-document-file.ts';

type Attempt = { readonly name: string; readonly read: FileRead };

/** The file of a mailed link. That it was opened is evidence. */
export function useLinkFile(token: string, { document: { file, sha256, sealed } }: DocumentOfLink): FileRead {
  const [state, setState] = useState<Attempt | null>(null);
  const [tries, setTries] = useState(0);
  const name = `${token} ${sha256} ${sealed} ${tries}`;
  const isPdf = file?.type === 'application/pdf';
  const size = file?.size ?? 0;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (read: FileRead) => !signal.aborted && setState({ name, read });
    const endUnused = isPdf ? readerAhead() : undefined;
    const read = async () => {
      const blob = await call(documents.fileByLink, { params: { token }, query: {}, signal });
      show({ kind: 'there', file: { blob, type: blob.type, sealed } });
      if (!sha256) return;
      const body = { how: 'opened', sha256, timeZone: ownZone() } as const;
      // Signing goes on without it, for the signature says the same.
      await call(documents.markReadByLink, { params: { token }, body, signal }).catch(() => undefined);
    };
    const retry = () => setTries((before) => before + 1);
    read().catch((error: unknown) => show({ kind: 'failed', error, retry }));
    return () => {
      controller.abort();
      endUnused?.();
    };
  }, [name, token, sha256, sealed, isPdf]);
  return state?.name === name ? state.read : { kind: 'loading', received: 0, size };
}
