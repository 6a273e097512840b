/** What other areas use of linked papers. */
export { documentsAt, proofById, proofsOf } from './linked-documents.db.ts';
export { invoiceRows } from './linked-invoices.db.ts';
export { listOfDocuments } from './present-documents.ts';
export { listOfInvoices } from './present-invoices.ts';
