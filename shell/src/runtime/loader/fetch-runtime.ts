import { starter } from '../../boot/starter.ts';

/** Fetches ahead what the first feature is opened with, and runs nothing. */
export function fetchRuntime(): void {
  const { data, integrityOf, preload } = starter();
  for (const file of data.shell.chunks['federation'] ?? []) {
    const url = data.shell.base + file;
    const integrity = integrityOf(url);
    if (integrity) preload(url, integrity);
  }
}
