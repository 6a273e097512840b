import type { projectCrews } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { answerNoteProblem } from './delivery-note/answer-note-problem.ts';
import { contactOnSite } from './contact/contact-on-site.ts';
import { crewChiefSheet } from './chief-sheet/crew-chief-sheet.ts';
import { crewChiefs } from './contact/crew-chiefs.ts';
import { crewDocuments } from './read/crew-documents.ts';
import { crewMemberContact } from './contact/crew-member-contact.ts';
import { deliveryNote } from './delivery-note/delivery-note.ts';
import { digitalConfirm } from './delivery-note/digital-confirm.ts';
import { downloadCrewChiefSheet } from './chief-sheet/download-crew-chief-sheet.ts';
import { downloadDeliveryNote } from './delivery-note/download-delivery-note.ts';
import { editInfo } from './read/edit-info.ts';
import { liveLocations } from './contact/live-locations.ts';
import { projectCrew } from './read/project-crew.ts';
import { projectCrewItemRatings } from './rate/project-crew-item-ratings.ts';
import { projectCrewItemStatus } from './members/project-crew-item-status.ts';
import { projectCrewItems } from './members/project-crew-items.ts';
import { rateCrew } from './rate/rate-crew.ts';
import { releaseCrewChiefSheet } from './chief-sheet/release-crew-chief-sheet.ts';
import { releaseDeliveryNote } from './delivery-note/release-delivery-note.ts';
import { sendDeliveryNote } from './delivery-note/send-delivery-note.ts';
import { reportNoteProblem } from './delivery-note/report-note-problem.ts';
import { shareLocation } from './contact/share-location.ts';
import { signDeliveryNote } from './delivery-note/sign-delivery-note.ts';
import { signOff } from './sign-off/sign-off.ts';

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
