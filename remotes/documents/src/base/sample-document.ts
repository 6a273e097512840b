import { documents } from '@callboard/contract';
import type { DocumentDetail, DocumentRow } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf, TestServer } from '@callboard/testing';

type Signatory = DocumentDetail['signatories'][number];
const ready = { id: 'readyToSign', caption: 'Ready to sign' } as const;

export const sampleRow = (own: PartOf<DocumentRow> = {}): DocumentRow =>
  sampleItemOf(documents.documents, {
    id: 'd-1',
    number: 'D-10001',
    name: 'Contract of Ada',
    type: { id: 'contract', caption: 'Contract' },
    status: ready,
    owner: { id: 'p-1', name: 'Ada Kern' },
    createdAt: '2026-11-19T08:00:00Z',
    pages: 1,
    file: { name: 'contract.png', type: 'image/png', size: 3 },
    signatoriesTotal: 2,
    isReadyToSign: true,
    myTurn: true,
    ...own,
  });

export const sampleSignatory = (own: PartOf<Signatory> = {}): Signatory =>
  sampleOf(documents.document.answer.shape.signatories.def.element, {
    id: 's-1',
    person: { id: 'p-1', name: 'Ada Kern' },
    name: 'Ada Kern',
    step: 1,
    required: true,
    status: ready,
    myself: true,
    turn: true,
    ...own,
  });

export const erika = sampleSignatory({
  id: 's-2',
  person: { id: 'p-2', name: 'Erika Maier' },
  name: 'Erika Maier',
  step: 2,
  myself: false,
  turn: false,
  waitingFor: ['Ada Kern'],
});

/** A contract that Ada signs first and Erika second. */
export function sampleDocument({ may, ...own }: PartOf<DocumentDetail> = {}): DocumentDetail {
  const signatories = own.signatories ?? [sampleSignatory(), erika];
  return sampleOf(documents.document, {
    ...sampleRow(),
    version: 1,
    signatories,
    signOneByOne: true,
    userSignatories: signatories.filter(({ myself }) => myself),
    sha256: 'a'.repeat(64),
    ...own,
    may: { sign: true, decline: true, ...may },
  });
}

/** A server that has one document with its file, and says yes to whatever is done with it. */
export function answerWithDocument(server: TestServer, document: () => DocumentDetail): void {
  server.on('GET /documents/d-1', () => ({ body: document() }));
  server.on('GET /documents/d-1/file', () => ({
    body: {
      name: 'contract.png',
      type: 'image/png',
      size: 3,
      url: `${server.url}/file/contract`,
      expiresAt: '2026-11-19T09:00:00Z',
      sha256: document().sha256 ?? '',
      pages: 1,
      sealed: false,
    },
  }));
  server.on('GET /file/contract', () => ({ raw: 'png' }));
  server.on('POST /documents/d-1/viewed', () => ({
    body: { id: 'd-1', viewedAt: '2026-11-19T09:00:00Z' },
  }));
  server.on('GET /documents/d-1/consent', () => ({
    body: { language: 'en', text: 'I have read it and sign it.', kind: 'Simple electronic signature' },
  }));
  server.on('GET /documents/savedSignature', () => ({
    body: { saved: true, how: 'typed', name: 'Ada Kern', imageUrl: null },
  }));
}
