import { CallError } from '@callboard/client';
import { uploadFile } from '@callboard/parts';
import { useRef } from 'react';

/** Sends a file and answers its id; the same file is sent once, however often the form is tried. */
export function useFileUpload() {
  const sent = useRef<{ readonly file: File; readonly id: string } | null>(null);
  return async (file: File | undefined): Promise<string> => {
    if (!file) throw new CallError('invalid');
    if (sent.current?.file === file) return sent.current.id;
    const id = await uploadFile(file, file.name);
    sent.current = { file, id };
    return id;
  };
}
