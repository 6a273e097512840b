import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { hallPlan } from '../demo-pictures.ts';
import { seedId } from '../dice.ts';
import { smallPdf } from '../small-pdf.ts';
import { manyPagesPdf } from './many-pages-pdf.ts';

export type PaperFile = { id: string; content: string; pages: number };
export type PaperName = 'contract' | 'rules' | 'long' | 'picture' | 'proof';

type Made = Readonly<Record<PaperName, PaperFile>>;

/** The few files that all documents of the demo share. */
export async function demoPapers(demo: Demo): Promise<{ papers: Made; rows: Insertable<Tables['file']>[] }> {
  const rows: Insertable<Tables['file']>[] = [];
  const keep = async (name: string, type: string, bytes: Uint8Array, pages: number): Promise<PaperFile> => {
    const { name: content, size } = await demo.files.put(bytes);
    const id = seedId(demo.tenant.id, 'paper', name);
    rows.push({ id, content, name, type, size, private: true, created_at: demo.now });
    return { id, content, pages };
  };
  const pdf = 'application/pdf';
  const papers = {
    contract: await keep(
      'contract.pdf',
      pdf,
      smallPdf('Agreement', ['Between the provider and you.', 'It begins on the day it is signed.']),
      1,
    ),
    rules: await keep('rules.pdf', pdf, smallPdf('House rules', ['Wear your helmet.', 'Ask your chief.']), 1),
    long: await keep('handbook.pdf', pdf, await manyPagesPdf('Handbook', 48), 48),
    picture: await keep('plan.png', 'image/png', await hallPlan(), 1),
    proof: await keep('proof.pdf', pdf, smallPdf('Certificate of attendance', ['First aid, 16 hours.']), 1),
  };
  return { papers, rows };
}
