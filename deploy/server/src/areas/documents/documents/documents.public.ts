/** What other areas use of documents. */
export { peopleById, typeById } from './add-document.db.ts';
export { addDocument } from './add-document.ts';
export { addUploadedDocument, requireDocumentType } from './add-uploaded-document.ts';
export { checkDays } from './check-days.ts';
export { documentRows } from './document-rows.db.ts';
export { actorOf } from './evidence.db.ts';
export { presentRow } from './present-document.ts';
export { nobodyBefore } from './signing-turn.db.ts';
export type { TakenDocument } from './taken-document.ts';
export { documentsWithFile, typedDocuments } from './typed-documents.db.ts';
export { addVerifyTodo } from './verify-todo.ts';
export { visibleTo } from './visible.db.ts';
export { documents } from './documents.ts';
