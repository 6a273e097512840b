/** What other areas use of forms. */
export { wordsFor } from './paper/form-words.ts';
export { crewFacts } from './read/occasion.db.ts';
export type { CrewFacts } from './read/occasion.db.ts';
export type { Performed } from './read/occasion.ts';
export { keptPdf, signedPaperOf } from './paper/paper-reply.ts';
export { keepPaper, performedReply, printedAnswers } from './paper/paper.ts';
export { formById } from './read/questions.db.ts';
export { resultById, resultsFor } from './read/results.db.ts';
export type { Result } from './read/results.db.ts';
export { sendPaper } from './paper/send-paper.ts';
