import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Language } from '@callboard/contract';
import { limitConcurrency } from '../limit-concurrency.ts';
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

class TooMany extends Error {}

/** Two at a time would take the machine from those who work with it; more than three do not wait. */
const readingTurns = () => limitConcurrency(1, 3, () => new TooMany());

const nothingWhereTooMany = (error: unknown): string => {
  if (error instanceof TooMany) return '';
  throw error;
};

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
  const inTurn = readingTurns();
  return {
    languages,
    read(picture, wanted) {
      const known = [...new Set(wanted.filter((one) => languages.includes(one)))];
      const taught = (known.length > 0 ? known : languages).map((one) => tesseractNames[one]);
      return inTurn(() =>
        readByTesseract(program, picture, { languages: [...new Set(taught)], ms, log }),
      ).catch(nothingWhereTooMany);
    },
  };
}
