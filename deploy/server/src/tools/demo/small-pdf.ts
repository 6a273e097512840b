/** Latin-1 text as a string of a PDF. */
const drawn = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** What the font of the page has: letters of other alphabets lose their marks. */
const isLatin = (sign: string): boolean => sign.charCodeAt(0) <= 255;
const printable = (text: string): string =>
  [...text]
    .map((sign) => (isLatin(sign) ? sign : [...sign.normalize('NFD')].filter(isLatin).join('')))
    .join('');

type Font = 'Helvetica' | 'Courier';

/** One page with a title and lines: the smallest PDF that every reader opens. In Courier columns stay columns. */
export function smallPdf(name: string, texts: readonly string[], font: Font = 'Helvetica'): Buffer {
  const title = printable(name);
  const lines = texts.map(printable);
  const page = [
    'BT /F1 20 Tf 56 770 Td',
    `(${drawn(title)}) Tj`,
    font === 'Courier' ? '/F1 8 Tf 0 -30 Td 12 TL' : '/F1 11 Tf 0 -34 Td 16 TL',
    ...lines.map((line) => `(${drawn(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(page, 'latin1')} >>\nstream\n${page}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((content, at) => {
    const place = Buffer.byteLength(text, 'latin1');
    text += `${at + 1} 0 obj\n${content}\nendobj\n`;
    return place;
  });
  const table = Buffer.byteLength(text, 'latin1');
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
