import { fileNamed } from './file-named.ts';
import { FileReply } from '../handler.ts';

/** A PDF that is saved under its name and kept by nobody in between. */
export const pdfReply = (bytes: Uint8Array, name: string): FileReply =>
  new FileReply(Buffer.from(bytes), 'application/pdf', {
    ...fileNamed('attachment', name),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
