/** What other areas use of links that answer a request. */
export {
  answerLinkBy,
  dropOldAnswerLinks,
  endAnswerLinksOf,
  forgetAnswerLink,
  lockAnswerLink,
  spendAnswerLink,
} from './answer-links.db.ts';
export type { AnswerLinkFound } from './answer-links.db.ts';
export { makeAnswerLink, makeDeviceAnswerToken } from './make-answer-link.ts';
