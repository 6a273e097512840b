import type { projects as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addProjectActivity } from './history/add-project-activity.ts';
import { addProjectCrew } from './crews/add-project-crew.ts';
import { addProjectDocument } from './papers/add-project-document.ts';
import { addProjectItems } from './crews/add-project-items.ts';
import { cancelProjectCrew } from './crews/cancel-project-crew.ts';
import { cancelProject } from './write/cancel-project.ts';
import { closeProject, reopenProject } from './write/close-project.ts';
import { contactProjectManager } from './people/contact-project-manager.ts';
import { createProject } from './write/create-project.ts';
import { crewMembersDocuments, proofFile, socialSecurityDocuments } from './people/crew-members-documents.ts';
import { editProjectCrew } from './crews/edit-project-crew.ts';
import { rateProject } from './rate/rate-project.ts';
import { editProject } from './write/edit-project.ts';
import { exportDeliveryNotes, exportProjectCrewMembersDocuments } from './people/export-project.ts';
import { project } from './read/project.ts';
import { projectActivities } from './history/project-activities.ts';
import { projectBooking } from './crews/project-booking.ts';
import { projectCrew } from './crews/project-crew.ts';
import { projectCrews } from './crews/project-crews.ts';
import { projectDocuments } from './papers/project-documents.ts';
import { projectInvoices } from './papers/project-invoices.ts';
import { projectItems } from './crews/project-items.ts';
import { projectLeaders } from './people/project-leaders.ts';
import { projectProfiles } from './people/project-profiles.ts';
import { projectOpenWork } from './write/project-open-work.ts';
import { projectRatings } from './rate/project-ratings.ts';
import { projects } from './read/projects.ts';
import { setProjectLogo } from './write/set-project-logo.ts';

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
