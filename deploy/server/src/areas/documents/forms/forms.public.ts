/** What other areas use of forms. */
export { wordsFor } from './form-words.ts';
export { crewFacts } from './occasion.db.ts';
export type { CrewFacts } from './occasion.db.ts';
export type { Performed } from './occasion.ts';
export { keptPdf, signedPaperOf } from './paper-reply.ts';
export { keepPaper, performedReply, printedAnswers } from './paper.ts';
export { formById } from './questions.db.ts';
export { resultById, resultsFor } from './results.db.ts';
export type { Result } from './results.db.ts';
export { sendPaper } from './send-paper.ts';
