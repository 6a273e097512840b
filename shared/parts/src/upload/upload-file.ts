import { call } from '@callboard/client';
import { asFileName, uploads } from '@callboard/contract';

/** Sends a file and answers the id that other calls name it by. */
export async function uploadFile(file: Blob, name: string): Promise<string> {
  const body = new Blob([file], { type: 'application/octet-stream' }) as unknown as Uint8Array;
  const { id } = await call(uploads.upload, { query: { name: asFileName(name) }, body });
  return id;
}
