import { readFile, rm } from 'node:fs/promises';

/** What somebody has sent, on the disk and aside of the kept files: whoever answers them reads it and drops it. */
export class ReceivedFile {
  readonly size: number;
  readonly #path: string;

  constructor(path: string, size: number) {
    this.#path = path;
    this.size = size;
  }

  read(): Promise<Uint8Array> {
    return readFile(this.#path);
  }

  async drop(): Promise<void> {
    await rm(this.#path, { force: true });
  }
}
