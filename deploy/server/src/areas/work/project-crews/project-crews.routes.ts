import type { projectCrews } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { answerNoteProblem } from './answer-note-problem.ts';
import { contactOnSite } from './contact-on-site.ts';
import { crewChiefSheet } from './crew-chief-sheet.ts';
import { crewChiefs } from './crew-chiefs.ts';
import { crewDocuments } from './crew-documents.ts';
import { crewMemberContact } from './crew-member-contact.ts';
import { deliveryNote } from './delivery-note.ts';
import { digitalConfirm } from './digital-confirm.ts';
import { downloadCrewChiefSheet } from './download-crew-chief-sheet.ts';
import { downloadDeliveryNote } from './download-delivery-note.ts';
import { editInfo } from './edit-info.ts';
import { liveLocations } from './live-locations.ts';
import { projectCrew } from './project-crew.ts';
import { projectCrewItemRatings } from './project-crew-item-ratings.ts';
import { projectCrewItemStatus } from './project-crew-item-status.ts';
import { projectCrewItems } from './project-crew-items.ts';
import { rateCrew } from './rate-crew.ts';
import { releaseCrewChiefSheet } from './release-crew-chief-sheet.ts';
import { releaseDeliveryNote } from './release-delivery-note.ts';
import { sendDeliveryNote } from './send-delivery-note.ts';
import { reportNoteProblem } from './report-note-problem.ts';
import { shareLocation } from './share-location.ts';
import { signDeliveryNote } from './sign-delivery-note.ts';
import { signOff } from './sign-off.ts';

export const projectCrewsRoutes: AreaRoutes<typeof projectCrews> = {
  projectCrew,
  projectCrewItems,
  projectCrewItemStatus,
  projectCrewItemRatings,
  rateCrew,
  crewDocuments,
  editInfo,
  signOff,
  crewChiefs,
  contactOnSite,
  crewMemberContact,
  deliveryNote,
  downloadDeliveryNote,
  releaseDeliveryNote,
  signDeliveryNote,
  sendDeliveryNote,
  digitalConfirm,
  reportNoteProblem,
  answerNoteProblem,
  crewChiefSheet,
  downloadCrewChiefSheet,
  releaseCrewChiefSheet,
  liveLocations,
  shareLocation,
};
