import type { Language } from '@callboard/contract';
import type { Facts } from './paper-parts.ts';
import type { PaperTable } from './table.ts';

export type PaperSignature = {
  caption: string;
  name: string;
  /** Nobody has signed where there is no time; the line stays empty. */
  at: Date | null;
  /** PNG, JPEG or WebP. */
  image?: Uint8Array | null;
};

export type Paper = {
  title: string;
  number?: string;
  language: Language;
  tenantName: string;
  madeAt: Date;
  timeZone: string;
  /** Names and addresses at the head of a paper that is sent, line by line. */
  letter?: { from: readonly string[]; to: readonly string[] };
  facts: Facts;
  tables: readonly PaperTable[];
  texts?: readonly { caption?: string; body: string }[];
  signatures?: readonly PaperSignature[];
  documentId: string;
};

/**
 * A printed form on A4. The same paper makes the same bytes. The libraries are large: they are loaded with the first
 * paper, not with the server.
 */
export async function paperPdf(paper: Paper): Promise<Uint8Array> {
  const { writePaper } = await import('./write-paper.ts');
  return writePaper(paper);
}
