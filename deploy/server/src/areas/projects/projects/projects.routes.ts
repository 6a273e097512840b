import type { projects as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addProjectActivity } from './add-project-activity.ts';
import { addProjectCrew } from './add-project-crew.ts';
import { addProjectDocument } from './add-project-document.ts';
import { addProjectItems } from './add-project-items.ts';
import { cancelProjectCrew } from './cancel-project-crew.ts';
import { cancelProject } from './cancel-project.ts';
import { closeProject, reopenProject } from './close-project.ts';
import { contactProjectManager } from './contact-project-manager.ts';
import { createProject } from './create-project.ts';
import { crewMembersDocuments, proofFile, socialSecurityDocuments } from './crew-members-documents.ts';
import { editProjectCrew } from './edit-project-crew.ts';
import { rateProject } from './rate-project.ts';
import { editProject } from './edit-project.ts';
import { exportDeliveryNotes, exportProjectCrewMembersDocuments } from './export-project.ts';
import { project } from './project.ts';
import { projectActivities } from './project-activities.ts';
import { projectBooking } from './project-booking.ts';
import { projectCrew } from './project-crew.ts';
import { projectCrews } from './project-crews.ts';
import { projectDocuments } from './project-documents.ts';
import { projectInvoices } from './project-invoices.ts';
import { projectItems } from './project-items.ts';
import { projectLeaders } from './project-leaders.ts';
import { projectProfiles } from './project-profiles.ts';
import { projectOpenWork } from './project-open-work.ts';
import { projectRatings } from './project-ratings.ts';
import { projects } from './projects.ts';
import { setProjectLogo } from './set-project-logo.ts';

export const projectsRoutes: AreaRoutes<typeof contract> = {
  projects,
  project,
  projectOpenWork,
  projectBooking,
  projectCrews,
  projectCrew,
  projectItems,
  projectDocuments,
  projectInvoices,
  crewMembersDocuments,
  socialSecurityDocuments,
  proofFile,
  projectProfiles,
  projectRatings,
  rateProject,
  projectActivities,
  projectLeaders,
  contactProjectManager,
  createProject,
  editProject,
  setProjectLogo,
  closeProject,
  reopenProject,
  cancelProject,
  addProjectCrew,
  editProjectCrew,
  cancelProjectCrew,
  addProjectItems,
  addProjectDocument,
  addProjectActivity,
  exportProjectCrewMembersDocuments,
  exportDeliveryNotes,
};
