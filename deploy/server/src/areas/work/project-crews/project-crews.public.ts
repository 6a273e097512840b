/** What other areas use of project crews. */
export { answerCrew } from './answer-crew.ts';
export { onSiteCard } from './contact-on-site.ts';
export { unsignedCrews } from './crew-due.db.ts';
export { chiefCards } from './crew-chiefs.ts';
export { isNear } from './near-job.ts';
export { noteFacts } from './note-facts.ts';
export { notePaper } from './note-paper.ts';
export { ratedWork } from './rate-work.db.ts';
export { rateWork, refuseUnrateable } from './rate-work.ts';
export { signOffDueAt } from './sign-off-due.ts';
export { crewStatus, canSeeStatus } from './project-crew-item-status.ts';
