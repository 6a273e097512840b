import { CallError } from '@callboard/client';
import { useRef } from 'react';
import { uploadFile } from './upload-file.ts';

/** Sends a file and answers its id; the same file is sent once, however often the form is tried. */
export function useUpload() {
  const sent = useRef(new Map<Blob, string>());
  return async (file: Blob | undefined, name = file instanceof File ? file.name : ''): Promise<string> => {
    if (!file) throw new CallError('invalid');
    const id = sent.current.get(file) ?? (await uploadFile(file, name));
    sent.current.set(file, id);
    return id;
  };
}
