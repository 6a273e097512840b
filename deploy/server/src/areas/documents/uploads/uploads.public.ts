/** What other areas use of uploads. */
export { takeUpload } from './take-upload.db.ts';
