import type { persons as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addPersonActivity } from './add-person-activity.ts';
import { addPersonDocument } from './add-person-document.ts';
import { crewProfile, publicProfile } from './crew-profile.ts';
import { erasePerson } from './erase-person.ts';
import { erasureRequest, requestErasure } from './erasure-request.ts';
import { exportPerson } from './export-person.ts';
import {
  approvePersonChange,
  personChanges,
  rejectPersonChange,
  withdrawPersonChange,
} from './person-changes.ts';
import {
  personActivities,
  personContracts,
  personDocuments,
  personForms,
  personPayrolls,
} from './person-lists.ts';
import { person, persons } from './persons.ts';
import { profileAccess } from './profile-access.ts';
import {
  addProfilePicture,
  approveProfilePicture,
  personProfilePictures,
  profilePictureFile,
  profilePictures,
  rejectProfilePicture,
  withdrawProfilePicture,
} from './profile-pictures.ts';
import { savePerson } from './save-person.ts';

export const personsRoutes: AreaRoutes<typeof contract> = {
  persons,
  person,
  personDocuments,
  personPayrolls,
  personContracts,
  personForms,
  personProfilePictures,
  personActivities,
  crewProfile,
  publicProfile,
  exportPerson,
  savePerson,
  addPersonDocument,
  addPersonActivity,
  addProfilePicture,
  profileAccess,
  profilePictureFile,
  profilePictures,
  approveProfilePicture,
  rejectProfilePicture,
  withdrawProfilePicture,
  personChanges,
  approvePersonChange,
  rejectPersonChange,
  withdrawPersonChange,
  erasureRequest,
  requestErasure,
  erasePerson,
};
