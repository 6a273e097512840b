/** What other areas use of project crews. */
export { answerCrew } from './read/answer-crew.ts';
export { onSiteCard } from './contact/contact-on-site.ts';
export { unsignedCrews } from './sign-off/crew-due.db.ts';
export { chiefCards } from './contact/crew-chiefs.ts';
export { isNear } from './members/near-job.ts';
export { noteFacts } from './delivery-note/note-facts.ts';
export { notePaper } from './delivery-note/note-paper.ts';
export { ratedWork } from './rate/rate-work.db.ts';
export { rateWork, refuseUnrateable } from './rate/rate-work.ts';
export { signOffDueAt } from './sign-off/sign-off-due.ts';
export { crewStatus, canSeeStatus } from './members/project-crew-item-status.ts';
