/** What other areas use of linked papers. */
export { documentsAt, proofById, proofsOf } from './linked-documents.db.ts';
export { linkedInvoices } from './linked-invoices.ts';
export { listOfDocuments } from './present-documents.ts';
