const side = 64;
/** A black square as fax machines write it: the first line in full, each further one as the line before. */
const fax = ['001', '00110101', '0000001111', '0000110111', '11'.repeat(side - 1)].join('');

const bytesOf = (bits: string): number[] =>
  (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((eight) =>
    Number.parseInt(eight, 2),
  );
const word = (value: number): number[] => [24, 16, 8, 0].map((by) => (value >>> by) & 255);
const segment = (number: number, kind: number, data: readonly number[]): number[] => [
  ...word(number),
  kind,
  0,
  1,
  ...word(data.length),
  ...data,
];

/** A page that is one JBIG2 picture, as scanners of offices make them. Browsers alone cannot read it. */
export function scannedPdf(): Buffer {
  const size = [...word(side), ...word(side)];
  const picture = Buffer.from([
    ...segment(0, 48, [...size, ...word(0), ...word(0), 0, 0, 0]),
    ...segment(1, 38, [...size, ...word(0), ...word(0), 0, 1, ...bytesOf(fax)]),
  ]);
  const drawing = `q 595 0 0 842 0 0 cm /Scan Do Q`;
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>',
    ),
    Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode /Length ${picture.length} >>\nstream\n`,
      ),
      picture,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  let length = parts[0]?.length ?? 0;
  const places: number[] = [];
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, content] of objects.entries()) {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]));
  }
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
