import type { crewItems } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { acceptApplicant } from './apply/accept-applicant.ts';
import { addCrewItemActivity } from './read/add-crew-item-activity.ts';
import { applicants } from './apply/applicants.ts';
import { applyVacancy } from './apply/apply-vacancy.ts';
import { assignPerson } from './move/assign-person.ts';
import { crewItem } from './read/crew-item.ts';
import { crewItemActivities } from './read/crew-item-activities.ts';
import { decideRemoval } from './move/decide-removal.ts';
import { duplicateCrewItem } from './write/duplicate-crew-item.ts';
import { editCrewItem } from './write/edit-crew-item.ts';
import { editCrewItems } from './write/edit-crew-items.ts';
import { findBest } from './vacancies/find-best.ts';
import { activate, moveCrewItem, notNeeded, reactivate } from './move/move-crew-item.ts';
import { moveCrewItems } from './move/move-crew-items.ts';
import { noShow } from './move/no-show.ts';
import { offerChoices, offerReach } from './offer/offer-choices.ts';
import { offerPositions } from './offer/offer-positions.ts';
import { previewConflicts } from './conflicts/preview-conflicts.ts';
import { rejectApplicant } from './apply/reject-applicant.ts';
import { removeCrewItems } from './remove/remove-crew-items.ts';
import { restoreCrewItems } from './remove/restore-crew-items.ts';
import { takeBackItems } from './remove/take-back-items.ts';
import { unapplyVacancy } from './apply/unapply-vacancy.ts';
import { vacancies } from './vacancies/vacancies.ts';

export const crewItemsRoutes: AreaRoutes<typeof crewItems> = {
  offerChoices,
  offerReach,
  offerPositions,
  vacancies,
  applyVacancy,
  unapplyVacancy,
  applicants,
  acceptApplicant,
  rejectApplicant,
  crewItem,
  editCrewItem,
  editCrewItems,
  removeCrewItems,
  restoreCrewItems,
  crewItemActivities,
  addCrewItemActivity,
  moveCrewItems,
  moveCrewItem,
  activate,
  notNeeded,
  reactivate,
  noShow,
  assignPerson,
  decideRemoval,
  duplicateCrewItem,
  takeBackItems,
  previewConflicts,
  findBest,
};
