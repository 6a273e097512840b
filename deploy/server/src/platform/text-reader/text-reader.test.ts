import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Log } from '../log/log.ts';
import { tenantAtWork } from '../tenant-at-work.ts';
import { findTextReader } from './find-text-reader.ts';

const lines: string[] = [];
const note = (message: string) => void lines.push(message);
const log = { info: note, warn: note, error: note } as unknown as Log;
beforeEach(() => lines.splice(0));

/** Stands where the reader would, to see what is done when one misbehaves. */
function program(script: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'callboard-reader-')), 'reader');
  writeFileSync(
    file,
    `#!/bin/sh\nif [ "$1" = --list-langs ]; then echo deu; echo eng; exit; fi\n${script}\n`,
  );
  chmodSync(file, 0o755);
  return file;
}
const picture = (svg: string) => sharp(Buffer.from(svg)).jpeg().toBuffer();
const blank = () => picture('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>');

test('a machine without a reader says so, and works', async () => {
  expect(await findTextReader(log, { program: '/nowhere/reader', ms: 100 })).toBeNull();
  expect(lines).toEqual(['photos of receipts are not read: tesseract-ocr is not installed']);
});

test('a reader is asked in the languages that it was taught', async () => {
  const reader = await findTextReader(log, { program: program('echo "$@"; cat >/dev/null'), ms: 5_000 });
  expect(reader?.languages).toEqual(['en', 'deAt', 'de']);
  expect(await reader?.read(await blank(), ['deAt', 'fr', 'de', 'en'])).toContain('-l deu+eng ');
  expect(await reader?.read(await blank(), ['fr'])).toContain('-l eng+deu ');
});

test('a reader that takes too long is ended', async () => {
  const reader = await findTextReader(log, { program: program('exec sleep 60'), ms: 200 });
  expect(await reader?.read(await blank(), ['en'])).toBe('');
  expect(lines).toContain('a photo could not be read');
}, 30_000);

test('a reader that says too much is ended, and one that fails is none', async () => {
  const endless = await findTextReader(log, { program: program('exec yes'), ms: 30_000 });
  expect(await endless?.read(await blank(), ['en'])).toBe('');
  const failing = await findTextReader(log, { program: program('echo half; exit 3'), ms: 5_000 });
  expect(await failing?.read(await blank(), ['en'])).toBe('');
});

test('what is no picture is not given to the reader', async () => {
  const reader = await findTextReader(log, { program: program('echo read'), ms: 5_000 });
  expect(await reader?.read(Buffer.from('%PDF-1.7'), ['en'])).toBe('');
});

test('pictures are read one after the other, and of one tenant no more than four at once', async () => {
  const reader = await findTextReader(log, { program: program('sleep 0.2; echo done'), ms: 5_000 });
  const bytes = await blank();
  const read = await Promise.all(Array.from({ length: 6 }, () => reader?.read(bytes, ['en'])));
  expect(read.map((text) => text?.trim())).toEqual(['done', 'done', 'done', 'done', '', '']);
});

test('who reads much leaves room for others', async () => {
  const reader = await findTextReader(log, { program: program('sleep 0.2; echo done'), ms: 5_000 });
  const bytes = await blank();
  const read = (tenant: string) => tenantAtWork.run(tenant, () => reader?.read(bytes, ['en']));
  const north = Array.from({ length: 4 }, () => read('north'));
  const south = read('south');
  const texts = await Promise.all([...north, south]);
  expect(texts.map((text) => text?.trim())).toEqual(['done', 'done', 'done', '', 'done']);
});
