import * as z from 'zod/mini';
import { person } from '../../endpoint/allow.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { linkedDocument, newDocument } from '../finance/finance.shapes.ts';
import { listOf, paging } from '../../endpoint/shapes.ts';

const reader = person.with('receipts');
const writer = reader.with('receipts', 'CREATE');
const bundle = 'finance';

/** Photos and papers of a receipt. */
export const photoCalls = {
  receiptDocuments: endpoint({
    method: 'GET',
    path: '/receipts/{n}/documents',
    about: 'Photos and papers of a receipt, with addresses.',
    allow: reader,
    bundle,
    query: z.strictObject(paging),
    answer: listOf(linkedDocument),
    source: 'spec',
  }),
  addReceiptDocument: endpoint({
    method: 'POST',
    path: '/receipts/{n}/documents',
    about: 'Adds a photo or a PDF, from `POST /uploads`, to a draft.',
    allow: writer,
    bundle,
    body: newDocument,
    answer: linkedDocument,
    errors: ['wrong_state', 'unsupported_file'],
    source: 'spec',
  }),
  deleteReceiptDocument: endpoint({
    method: 'DELETE',
    path: '/receipts/{n}/documents/{documentId}',
    about: 'Takes a photo or a paper from a draft.',
    allow: writer,
    bundle,
    answer: 'nothing',
    errors: ['wrong_state'],
    source: 'addition',
  }),
};
