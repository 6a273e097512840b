import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Tool = 'qpdf' | 'pdfsig' | 'pdftotext' | 'pdfinfo';

/** Asks a real reader of PDFs about these bytes; nothing, and a printed note, where it is not installed. */
export function readerSays(tool: Tool, bytes: Uint8Array, options: string[] = [], after: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-pdf-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, bytes);
    const run = spawnSync(tool, [...options, file, ...after], { encoding: 'utf8' });
    if (run.error) {
      process.stdout.write(`${tool} is not installed: what it would say is not tested.\n`);
      return null;
    }
    return { status: run.status, text: `${run.stdout}${run.stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
