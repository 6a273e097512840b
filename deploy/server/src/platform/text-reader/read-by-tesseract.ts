import { spawn } from 'node:child_process';
import { openPicture } from '../files/picture/open-picture.ts';
import { programGivesWay } from '../gives-way.ts';
import type { Log } from '../log/log.ts';

const limits = { letters: 100_000, side: 2_000 };

/** Dark letters on a bright ground, upright and of a size that the reader was taught with. */
const prepared = async (picture: Uint8Array): Promise<Buffer> =>
  (await openPicture(picture))
    .rotate()
    .resize({ width: limits.side, height: limits.side * 2, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .normalise()
    .png()
    .toBuffer();

/** One picture in a process of its own, which is ended when it takes too long or says too much. */
export async function readByTesseract(
  program: string,
  picture: Uint8Array,
  { languages, ms, log }: { languages: readonly string[]; ms: number; log: Log },
): Promise<string> {
  const given = await prepared(picture).catch(() => null);
  if (!given) return '';
  return new Promise((resolve) => {
    // Lines of one column, as on a till's paper; one core, whatever the machine has.
    const child = spawn(program, ['stdin', 'stdout', '-l', languages.join('+'), '--psm', '4'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'], OMP_THREAD_LIMIT: '1' },
      timeout: ms,
      killSignal: 'SIGKILL',
    });
    programGivesWay(child.pid);
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (some: string) => {
      text += some;
      if (text.length > limits.letters) child.kill('SIGKILL');
    });
    child.on('error', (error) => {
      log.warn('a photo could not be read', { error });
      resolve('');
    });
    child.on('close', (code, signal) => {
      if (code !== 0) log.warn('a photo could not be read', { code: String(code ?? signal) });
      resolve(code === 0 ? text : '');
    });
    // A reader that ends before it has taken everything is said by its exit.
    child.stdin.on('error', () => {});
    child.stdin.end(given);
  });
}
