import type { AnswerOf, catalogue, documents } from '@callboard/contract';
import { actor } from '../support/person/actor.ts';
import { addPicture } from '../support/person/add-picture.ts';
import { signInByApi } from '../support/person/sign-in.ts';

/** A PDF of some pages with their lines. */
export function pdfOf(pages: readonly string[]): Buffer {
  const first = 4;
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, at) => {
      const shown = lines.split('\n').map((line) => `(${line}) Tj T*`);
      const text = `BT /F1 ${shown.length > 1 ? 11 : 18} Tf 15 TL 56 770 Td ${shown.join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * at + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((content, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${content}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = file.length;
  const rows = places.map((place) => `${place} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
}

type Planted = {
  name: string;
  /** A text for each page, or a file as it comes. */
  pages: readonly string[] | Buffer;
  signers: readonly string[];
  /** The kind of document by its name; an agreement where none is told. */
  type?: RegExp;
};

/** The office sends a contract that people sign one after the other, by their logins. */
export async function plantDocument(
  port: number,
  { name, pages, signers, type: named = /^(Vereinbarung|Agreement)$/ }: Planted,
): Promise<string> {
  const office = await actor(port, 'office');
  const people = await Promise.all(signers.map((login) => actor(port, login)));
  const { token } = await signInByApi(port, 'nordlicht', 'office');
  const types = await office.get<AnswerOf<typeof catalogue.documentTypes>>(
    '/documentTypes?limit=1000&page=1',
  );
  const type = types.items.find(({ caption }) => named.test(caption));
  const { id } = await office.post<AnswerOf<typeof documents.createDocument>>('/documents', {
    name,
    typeId: type?.id,
    ownerId: people[0]?.id,
    uploadId: await addPicture(port, token, 'contract.pdf', Buffer.isBuffer(pages) ? pages : pdfOf(pages)),
    signatoriesOrder: 'one by one',
    signatories: people.map((person, at) => ({ personId: person.id, step: at + 1 })),
  });
  return id;
}
