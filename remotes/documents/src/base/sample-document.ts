import type { DocumentDetail, DocumentRow } from '@callboard/contract';
import type { TestServer } from '@callboard/testing';

type Signatory = DocumentDetail['signatories'][number];

export const sampleRow = (own: Partial<DocumentRow> = {}): DocumentRow => ({
  id: 'd-1',
  number: 'D-10001',
  name: 'Contract of Ada',
  type: { id: 'contract', caption: 'Contract' },
  status: { id: 'readyToSign', caption: 'Ready to sign' },
  owner: { id: 'p-1', name: 'Ada Kern' },
  createdAt: '2026-11-19T08:00:00Z',
  completedAt: null,
  expiresAt: null,
  validFrom: null,
  validUntil: null,
  reason: '',
  pages: 1,
  file: { name: 'contract.png', type: 'image/png', size: 3 },
  signatoriesSigned: 0,
  signatoriesTotal: 2,
  isReadyToSign: true,
  isSigned: false,
  myTurn: true,
  waitingFor: [],
  paperNeeded: false,
  ...own,
});

export const sampleSignatory = (own: Partial<Signatory> = {}): Signatory => ({
  id: 's-1',
  person: { id: 'p-1', name: 'Ada Kern' },
  name: 'Ada Kern',
  role: '',
  contact: { number: 'C-1' },
  step: 1,
  required: true,
  status: { id: 'readyToSign', caption: 'Ready to sign' },
  declinedReason: '',
  decidedAt: null,
  delegatedBy: null,
  myself: true,
  turn: true,
  waitingFor: [],
  signatures: [],
  ...own,
});

const mayNothing: DocumentDetail['may'] = {
  sign: false,
  decline: false,
  delegate: false,
  upload: false,
  edit: false,
  verify: false,
  void: false,
  remind: false,
  replace: false,
  seeEvidence: false,
};
export const erika = sampleSignatory({
  id: 's-2',
  person: { id: 'p-2', name: 'Erika Maier' },
  name: 'Erika Maier',
  step: 2,
  myself: false,
  turn: false,
  waitingFor: ['Ada Kern'],
});

type Own = Omit<Partial<DocumentDetail>, 'may'> & { may?: Partial<DocumentDetail['may']> };
/** A contract that Ada signs first and Erika second. */
export function sampleDocument({ may, ...own }: Own = {}): DocumentDetail {
  const signatories = own.signatories ?? [sampleSignatory(), erika];
  const mine = signatories.filter(({ myself }) => myself);
  return {
    ...sampleRow(),
    version: 1,
    type: { id: 'contract', caption: 'Contract', parameters: '{}' },
    parameters: '{}',
    typeParameters: {},
    parametersObject: {},
    signatories,
    signatoriesOrder: 'One by one',
    allowSignatories: true,
    signOneByOne: true,
    signatoriesIds: signatories.map(({ id }) => id),
    userSignatories: mine,
    userSignatures: mine.flatMap(({ signatures }) => signatures),
    signedUrl: null,
    sha256: 'a'.repeat(64),
    sealedAt: null,
    paper: null,
    delegation: 'none',
    links: [],
    replacedBy: null,
    ...own,
    may: { ...mayNothing, sign: true, decline: true, ...may },
  };
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
