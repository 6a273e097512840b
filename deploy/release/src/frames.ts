import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrames } from '@callboard/config';
import type { DocumentFrames, Language } from '@callboard/contract';
import { criticalCss } from './critical-css.ts';

/** Beside the record of a shell; the server puts it into documents and serves it to nobody. */
export const framesFile = 'frames.json';

/** Draws what the document shows before any script and writes it down, with the styles of that alone. */
export function writeFrames(built: string): void {
  const [program, styles] = [join(built, `${drawFrames}.js`), join(built, `${drawFrames}.css`)];
  if (!existsSync(program)) return;
  const drawn = execFileSync(process.execPath, ['--input-type=module'], {
    input: readFileSync(program),
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  const frames = JSON.parse(drawn) as Record<Language, DocumentFrames>;
  const css = criticalCss(readFileSync(styles, 'utf8'), drawn.replaceAll('\\"', '"'));
  writeFileSync(join(built, framesFile), JSON.stringify({ css, frames }));
  rmSync(program);
  rmSync(styles);
}
