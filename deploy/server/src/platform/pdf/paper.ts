import type { Language } from '@callboard/contract';
import { AppError } from '../errors/app-error.ts';
import { limitConcurrency } from '../limit-concurrency.ts';
import { writeInThread } from './paper-thread.ts';
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

const inTurn = limitConcurrency(1, 32, () => new AppError('unavailable', { retryAfter: 2 }));

/** A printed form on A4. The same paper makes the same bytes. Nobody waits while it is written. */
export const paperPdf = (paper: Paper): Promise<Uint8Array> => inTurn(() => writeInThread(paper));
