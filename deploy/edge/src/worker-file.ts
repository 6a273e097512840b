import { brotliCompressSync } from 'node:zlib';
import { provenFile } from './proven-file.ts';
import type { Releases } from './releases/releases.ts';

type WorkerFile = { readonly text: string; readonly brotli: Buffer };

const made = new WeakMap<Releases, WorkerFile>();

/** The offline worker of the shell in use, read, proven and compressed once; nothing where it has none. */
export function workerFile(folder: string, releases: Releases): WorkerFile | null {
  const { shell } = releases;
  if (!shell.worker) return null;
  const known = made.get(releases);
  if (known) return known;
  const text = provenFile(folder, shell, shell.worker);
  const file = { text, brotli: brotliCompressSync(text) };
  made.set(releases, file);
  return file;
}
