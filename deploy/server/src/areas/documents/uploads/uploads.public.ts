/** What other areas use of uploads. */
export { findUpload } from './uploads.db.ts';
export { takeUpload } from './take-upload.db.ts';
