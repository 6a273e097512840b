import sharp from 'sharp';
import type { Log } from '#platform/log/log.ts';
import { findTextReader } from '#platform/text-reader/find-text-reader.ts';
import { receiptInText } from './receipt-text.ts';

const silent = { info() {}, warn() {}, error() {} } as unknown as Log;
const picture = (svg: string) => sharp(Buffer.from(svg)).jpeg().toBuffer();
test('a real photo is read, and becomes a proposal', async () => {
  const reader = await findTextReader(silent);
  // `npm test` installs one.
  if (!reader?.languages.includes('en')) throw new Error('apt-get install tesseract-ocr');
  const paper = [
    'THE CABLE STORE',
    '12 Dock Road, Cardiff',
    'Date 05/11/2026',
    'Tape 6.00',
    'TOTAL 24.00',
    'VAT 20% 4.00',
  ];
  const rows = paper.map((row, at) => `<text x="60" y="${120 + at * 80}" font-size="44">${row}</text>`);
  const photo = await picture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700" font-family="DejaVu Sans, Noto Sans, sans-serif">
      <rect width="900" height="700" fill="#f4f1ea"/>${rows.join('')}</svg>`,
  );
  expect(receiptInText(await reader.read(photo, ['en']), '2026-11-23')).toMatchObject({
    date: '2026-11-05',
    merchant: 'THE CABLE STORE',
    grossMinor: 2_400,
    vatRate: 2_000,
  });
});
