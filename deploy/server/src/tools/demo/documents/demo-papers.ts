import type { Insertable } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import type { Tables } from '#platform/db/tables.ts';
import type { FilePort } from '#platform/ports.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import type { Paper } from '#platform/pdf/paper.ts';
import type { Demo } from '../demo.ts';
import { hallPlan } from '../demo-pictures.ts';
import { seedId } from '../dice.ts';
import { manyPagesPdf } from './many-pages-pdf.ts';
import { agreements } from './papers/agreements.ts';
import { contracts } from './papers/contracts.ts';
import type { DemoPaper, Said } from './papers/demo-paper.ts';
import { proofs } from './papers/proofs.ts';
import { rates } from './papers/rates.ts';
import { rules } from './papers/rules.ts';

const texts = { ...contracts, ...agreements, ...rules, ...rates, ...proofs };

export type PaperFile = { id: string; content: string; pages: number };
export type PaperName = keyof typeof texts | 'long' | 'picture';
export type Papers = Readonly<Record<PaperName, PaperFile>>;

/** A paper as the tenant would print it: in its language, with its address. */
function printed({ tenant, now }: Demo, name: string, paper: DemoPaper): Paper {
  const german = tenant.defaultLanguage.startsWith('de');
  const say = ([en, de]: Said) => (german ? de : en);
  const { street, zip, city, vatNumber } = tenant.seller;
  const company = tenant.companies[0]?.[0] ?? tenant.name;
  const address = `${company}, ${german ? `${street}, ${zip} ${city}` : `${street}, ${city} ${zip}`}`;
  const own: Paper['facts'] =
    paper.kind === 'agreement'
      ? [
          [say(['Company', 'Unternehmen']), address],
          [say(['VAT number', 'UID-Nummer']), vatNumber],
        ]
      : [
          [
            say(paper.kind === 'proof' ? ['Kept by', 'Abgelegt bei'] : ['Issued by', 'Ausgestellt von']),
            address,
          ],
        ];
  return {
    title: say(paper.title),
    language: tenant.defaultLanguage,
    tenantName: tenant.name,
    madeAt: now,
    timeZone: tenant.timeZone,
    facts: [...own, ...(paper.facts ?? []).map(([label, value]) => [say(label), say(value)] as const)],
    tables: [],
    texts: paper.parts.map(([caption, body]) => ({ caption: say(caption), body: say(body) })),
    documentId: name,
  };
}

/** The files that all documents of the demo share. */
export async function demoPapers(
  demo: Demo,
): Promise<{ papers: Papers; rows: Insertable<Tables['file']>[] }> {
  const rows: Insertable<Tables['file']>[] = [];
  const keep = async (name: string, type: string, bytes: Uint8Array, pages: number): Promise<PaperFile> => {
    const { name: content, size } = await demo.files.put(bytes);
    const id = seedId(demo.tenant.id, 'paper', name);
    rows.push({ id, content, name, type, size, private: true, createdAt: demo.now });
    return { id, content, pages };
  };
  const keepPdf = async (name: string, bytes: Uint8Array) =>
    keep(`${name}.pdf`, 'application/pdf', bytes, await pagesOf(bytes));
  const made: Partial<Record<PaperName, PaperFile>> = {};
  for (const [name, paper] of Object.entries(texts))
    made[name as PaperName] = await keepPdf(name, await paperPdf(printed(demo, name, paper)));
  made.long = await keepPdf('handbook', await manyPagesPdf('Handbook', 48));
  made.picture = await keep('plan.png', 'image/png', await hallPlan(), 1);
  return { papers: made as Papers, rows };
}

const pagesOf = async (bytes: Uint8Array): Promise<number> =>
  (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount();

/** A paper that was kept before, as those find it who come later. */
export async function keptPaper(files: FilePort, file: { id: string; content: string }): Promise<PaperFile> {
  const bytes = await files.read(file.content);
  if (!bytes) throw new Error(`The paper ${file.id} is gone.`);
  return { ...file, pages: await pagesOf(bytes) };
}
