/** What other areas use of security checks. */
export { dueChecks } from './due-checks.db.ts';
