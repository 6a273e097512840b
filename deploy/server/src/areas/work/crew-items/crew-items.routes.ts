import type { crewItems } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { acceptApplicant } from './accept-applicant.ts';
import { addCrewItemActivity } from './add-crew-item-activity.ts';
import { applicants } from './applicants.ts';
import { applyVacancy } from './apply-vacancy.ts';
import { assignPerson } from './assign-person.ts';
import { crewItem } from './crew-item.ts';
import { crewItemActivities } from './crew-item-activities.ts';
import { decideRemoval } from './decide-removal.ts';
import { duplicateCrewItem } from './duplicate-crew-item.ts';
import { editCrewItem } from './edit-crew-item.ts';
import { editCrewItems } from './edit-crew-items.ts';
import { findBest } from './find-best.ts';
import { activate, moveCrewItem, notNeeded, reactivate } from './move-crew-item.ts';
import { moveCrewItems } from './move-crew-items.ts';
import { noShow } from './no-show.ts';
import { offerChoices, offerReach } from './offer-choices.ts';
import { offerPositions } from './offer-positions.ts';
import { previewConflicts } from './preview-conflicts.ts';
import { rejectApplicant } from './reject-applicant.ts';
import { removeCrewItems } from './remove-crew-items.ts';
import { restoreCrewItems } from './restore-crew-items.ts';
import { takeBackItems } from './take-back-items.ts';
import { unapplyVacancy } from './unapply-vacancy.ts';
import { vacancies } from './vacancies.ts';

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
