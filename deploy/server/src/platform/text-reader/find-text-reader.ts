import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Language } from '@callboard/contract';
import type { Log } from '../log/log.ts';
import { readByTesseract } from './read-by-tesseract.ts';
import type { TextReader } from './text-reader.ts';

/** What Debian calls its packages: tesseract-ocr-deu and so on. */
const tesseractNames = {
  en: 'eng',
  nl: 'nld',
  cy: 'cym',
  fr: 'fra',
  deAt: 'deu',
  de: 'deu',
  es: 'spa',
} as const satisfies Record<Language, string>;

/** Two at a time would take the machine from those who work with it; more than these do not wait. */
const mostWaiting = 4;

const installed = async (program: string): Promise<string[]> => {
  const { stdout } = await promisify(execFile)(program, ['--list-langs'], { timeout: 5_000 });
  return stdout.split('\n').map((line) => line.trim());
};

/** The reader that this machine has, if it has one; never one elsewhere. */
export async function findTextReader(
  log: Log,
  { program, ms } = { program: 'tesseract', ms: 10_000 },
): Promise<TextReader | null> {
  let names: string[];
  try {
    names = await installed(program);
  } catch {
    log.info('photos of receipts are not read: tesseract-ocr is not installed');
    return null;
  }
  const languages = (Object.keys(tesseractNames) as Language[]).filter((one) =>
    names.includes(tesseractNames[one]),
  );
  if (languages.length === 0) {
    log.info('photos of receipts are not read: tesseract-ocr has none of our languages');
    return null;
  }
  log.info(`photos of receipts are read in ${languages.join(', ')}`);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    languages,
    read(picture, wanted) {
      if (waiting >= mostWaiting) return Promise.resolve('');
      const known = [...new Set(wanted.filter((one) => languages.includes(one)))];
      const taught = (known.length > 0 ? known : languages).map((one) => tesseractNames[one]);
      waiting += 1;
      const turn = last.then(() =>
        readByTesseract(program, picture, { languages: [...new Set(taught)], ms, log }),
      );
      last = turn.finally(() => (waiting -= 1));
      return turn;
    },
  };
}
