import type { persons as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addPersonActivity } from './read/add-person-activity.ts';
import { addPersonDocument } from './read/add-person-document.ts';
import { crewProfile, publicProfile } from './read/crew-profile.ts';
import { erasePerson } from './erase/erase-person.ts';
import { erasureRequest, requestErasure } from './erase/erasure-request.ts';
import { exportPerson } from './erase/export-person.ts';
import {
  approvePersonChange,
  personChanges,
  rejectPersonChange,
  withdrawPersonChange,
} from './save/person-changes.ts';
import {
  personActivities,
  personContracts,
  personDocuments,
  personForms,
  personPayrolls,
} from './read/person-lists.ts';
import { person, persons } from './read/persons.ts';
import { profileAccess } from './save/profile-access.ts';
import {
  addProfilePicture,
  approveProfilePicture,
  personProfilePictures,
  profilePictureFile,
  profilePictures,
  rejectProfilePicture,
  withdrawProfilePicture,
} from './pictures/profile-pictures.ts';
import { savePerson } from './save/save-person.ts';

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
