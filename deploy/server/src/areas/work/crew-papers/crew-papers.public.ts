/** What other areas use of crew papers. */
export { crewPaper, ensurePaper, lockPaper, paperHead, setPaper } from './crew-paper.db.ts';
export type { CrewPaperRow } from './crew-paper.db.ts';
export { dropSignature } from './drop-signature.ts';
export { addProblem, problemRows } from './note-problem.db.ts';
export type { ProblemRow } from './note-problem.db.ts';
export { signatureRemoved } from './removed-signature.db.ts';
export { isSigned, paperState } from './paper-state.ts';
export { filled, hoursText, paperWords, timesText } from './paper-words.ts';
export type { PaperWords } from './paper-words.ts';
export { settleNote } from './settle-note.ts';
