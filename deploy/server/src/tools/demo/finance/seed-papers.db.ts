import sharp from 'sharp';
import type { Db, Tables } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { diceOf, seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import { smallPdf } from '../small-pdf.ts';

/** Ids of files that several things of the demo show. */
export type Papers = {
  signature: string;
  /** Portrait, landscape and very long. */
  photos: readonly string[];
};

export type FileRow = Pick<Tables['file'], 'content' | 'name' | 'type' | 'size' | 'private'> & {
  id: string;
  createdAt: Date;
};

const strip = (seed: string, width: number, height: number): Promise<Buffer> => {
  const dice = diceOf(`photo of ${seed}`);
  const lines = Array.from({ length: Math.floor((height - 220) / 34) }, (_, at) => {
    const y = 170 + at * 34;
    const long = 120 + dice.roll(Math.max(60, Math.floor(width / 3)));
    return `<rect x="60" y="${y}" width="${long}" height="12"/><rect x="${width - 150}" y="${y}" width="80" height="12"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#8a8f8c"/>
    <rect x="28" y="28" width="${width - 56}" height="${height - 56}" fill="#fbfaf5"/>
    <rect x="60" y="64" width="${Math.floor(width / 2)}" height="34" fill="#2b2b2b"/>
    <g fill="#6d6d6a">${lines.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 60 }).toBuffer();
};

const signature = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160">
      <path d="M30 110c40-90 70-90 60-10s40-60 60-40-10 60 30 20 50-40 60 0 40-60 70-20 30 30 90-10"
        fill="none" stroke="#12233f" stroke-width="6" stroke-linecap="round"/></svg>`),
  )
    .webp({ quality: 70 })
    .toBuffer();

const types = [
  ['Payroll', 'Abrechnung', 'Payroll'],
  ['Allowance', 'Diäten', 'Allowance'],
  ['PayrollDetails', 'Abrechnungsdetails', 'Payroll details'],
  ['receiptPhoto', 'Beleg', 'Receipt'],
  ['invoiceDocument', 'Rechnung', 'Invoice'],
] as const;

/** What people of the tenant call this kind of paper. */
export function captionOf({ defaultLanguage }: Demo['tenant'], type: string): string {
  const [, german, english] = types.find(([id]) => id === type) ?? [type, type, type];
  return defaultLanguage.startsWith('de') ? german : english;
}

export async function seedPapers(db: Db, { tenant, files, now }: Demo): Promise<Papers> {
  const rows: FileRow[] = [];
  const keep = async (name: string, type: string, bytes: Uint8Array): Promise<string> => {
    const { name: content, size } = await files.put(bytes);
    const id = seedId(tenant.id, 'finance paper', name);
    rows.push({ id, content, name, type, size, private: true, createdAt: now });
    return id;
  };
  const photo = async (name: string, width: number, height: number) =>
    keep(`${name}.webp`, 'image/webp', await strip(name, width, height));
  const papers: Papers = {
    signature: await keep('signature.webp', 'image/webp', await signature()),
    photos: [
      await photo('portrait', 760, 1_080),
      await photo('landscape', 1_080, 760),
      await photo('long', 460, 2_600),
    ],
  };
  await insertAll(db, 'file', rows);
  await db
    .insertInto('documentType')
    .values(
      types.map(([id]) => ({
        id,
        caption: captionOf(tenant, id),
        parameters: JSON.stringify({ name: id }),
        uploadable: id === 'receiptPhoto',
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  return papers;
}

/** Writes the printed page of a thing into the files of the tenant; the row goes to the table with all others. */
export const printedPage = (demo: Demo, name: string, lines: readonly string[]): Promise<FileRow> =>
  keptPaper(demo, name, smallPdf(name, lines, 'Courier'));

export async function keptPaper(
  { tenant, files, now }: Demo,
  name: string,
  bytes: Uint8Array,
): Promise<FileRow> {
  const { name: content, size } = await files.put(bytes);
  const id = seedId(tenant.id, 'finance paper', name);
  return { id, content, name: `${name}.pdf`, type: 'application/pdf', size, private: true, createdAt: now };
}

/** A document of a thing, as rows of its two tables. */
export const paperOf = (
  demo: Demo,
  paper: {
    number: string;
    name: string;
    type: string;
    file: string;
    owner: string | null;
    kind: Tables['documentLink']['subjectKind'];
    subject: string;
    at: Date;
    withheld?: boolean;
  },
) => {
  const id = seedId(demo.tenant.id, 'finance document', paper.number);
  return {
    document: {
      id,
      number: paper.number,
      name: paper.name,
      typeId: paper.type,
      status: 'information' as const,
      ownerId: paper.owner,
      fileId: paper.file,
      withheld: paper.withheld ?? false,
      createdAt: paper.at,
    },
    link: { documentId: id, subjectKind: paper.kind, subjectId: paper.subject },
  };
};
