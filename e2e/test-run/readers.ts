import { spawnSync } from 'node:child_process';
import { installAll } from '../support/run/debian.ts';

const starts = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

/** The tests ask real readers what is in a PDF and on a photo; without them they fail. */
export function installReaders(): void {
  if (!['qpdf', 'pdfsig', 'pdftotext'].every(starts)) installAll('qpdf', 'poppler-utils');
  if (!starts('tesseract')) installAll('tesseract-ocr', 'fonts-dejavu-core');
}
