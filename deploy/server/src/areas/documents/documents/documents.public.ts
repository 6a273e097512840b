/** What other areas use of documents. */
export { peopleById, typeById } from './create/add-document.db.ts';
export { addDocument } from './create/add-document.ts';
export { addUploadedDocument, requireDocumentType } from './create/add-uploaded-document.ts';
export { checkDays } from './create/check-days.ts';
export { documentRows } from './document/document-rows.db.ts';
export { actorOf } from './document/evidence.db.ts';
export { presentRow } from './document/present-document.ts';
export { nobodyBefore } from './send/signing-turn.db.ts';
export type { TakenDocument } from './create/taken-document.ts';
export { documentsWithFile, typedDocuments } from './document/typed-documents.db.ts';
export { addVerifyTodo } from './change/verify-todo.ts';
export { visibleTo } from './document/visible.db.ts';
export { documents } from './read/documents.ts';
