/** What other areas use of sign-in-ways. */
export { dropCodeTickets } from './code-tickets.db.ts';
export { dropOldProofs } from './drop-old-proofs.ts';
export { requireCode } from './require-code.ts';
