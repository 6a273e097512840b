/** What other areas use of sign-in-ways. */
export { dropCodeTickets } from './codes/code-tickets.db.ts';
export { dropOldProofs } from './prove/drop-old-proofs.ts';
export { requireCode } from './codes/require-code.ts';
