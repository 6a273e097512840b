import { CallError, call } from '@callboard/client';
import { forms } from '@callboard/contract';
import type { FormDocument } from '@callboard/contract';
import { receiveFile } from '@callboard/parts';
import { useEffect, useState } from 'react';
import type { FileRead } from '../reader/use-document-file.ts';

/** The file of a document that is read with a form. Its address is asked for anew: it is good for five minutes. */
export function useFormDocumentFile(formId: string, document: FormDocument): FileRead {
  const { id, size } = document;
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ readonly attempt: number; readonly read: FileRead } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (read: FileRead) => !signal.aborted && setState({ attempt: tries, read });
    const read = async () => {
      const { items } = await call(forms.formDocuments, {
        params: { id: formId },
        query: { limit: 200, page: 1 },
        signal,
      });
      const url = items.find((one) => one.id === id)?.url;
      if (!url) throw new CallError('not_found');
      const onReceived = (received: number) => show({ kind: 'loading', received, size: size ?? 0 });
      const blob = await receiveFile(url, { signal, onReceived });
      show({ kind: 'there', file: { blob, type: blob.type, sealed: false } });
    };
    const retry = () => setTries((before) => before + 1);
    read().catch((error: unknown) => show({ kind: 'failed', error, retry }));
    return () => controller.abort();
  }, [formId, id, size, tries]);
  return state?.attempt === tries ? state.read : { kind: 'loading', received: 0, size: size ?? 0 };
}
