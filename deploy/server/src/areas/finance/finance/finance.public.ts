/** What other areas use of finance. */
export { accountantsOf, bankHolidays, companiesOfClient } from './finance-people.db.ts';
export { accountsFor } from './finance-people.ts';
export { finishTodos, hasOpenTodo, historyLine } from './history.db.ts';
export { historyOf, historyRowOf } from './history.ts';
export { linkUpload } from './link-upload.ts';
export { linkedDocumentRows, unlinkDocument } from './linked-documents.db.ts';
export { linkedDocumentOf } from './linked-documents.ts';
export { noteInto } from './note-into.ts';
export { priceOfWork } from './price-of-work.db.ts';
export { presentMs, recordedBreakMs } from './worked-time.db.ts';
