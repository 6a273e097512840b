import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Tool = 'qpdf' | 'pdfsig' | 'pdftotext' | 'pdfinfo';

/** Asks a real reader of PDFs about these bytes. `npm test` installs the readers where it can. */
export function readerSays(tool: Tool, bytes: Uint8Array, options: string[] = [], after: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-pdf-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, bytes);
    const run = spawnSync(tool, [...options, file, ...after], { encoding: 'utf8' });
    if (run.error) {
      throw new Error(`${tool} does not start. Debian's packages qpdf and poppler-utils have the readers.`, {
        cause: run.error,
      });
    }
    return { status: run.status, text: `${run.stdout}${run.stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
