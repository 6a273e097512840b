import { blockDatesRoutes } from './block-dates/block-dates.routes.ts';
import { calendarSubscriptionsRoutes } from './calendar-subscriptions/calendar-subscriptions.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { contactsRoutes } from './contacts/contacts.routes.ts';
import { crewChecksRoutes } from './crew-checks/crew-checks.routes.ts';
import { crewInfoRoutes } from './crew-info/crew-info.routes.ts';
import { crewItemsRoutes } from './crew-items/crew-items.routes.ts';
import { crewMembersRoutes } from './crew-members/crew-members.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { formsRoutes } from './forms/forms.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import type { MapSource } from '@callboard/contract';
import type { Routes } from './http/routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { jobsRoutes } from './jobs/jobs.routes.ts';
import { lineupRoutes } from './lineup/lineup.routes.ts';
import { liveRoutes } from './live/live.routes.ts';
import { locationsRoutes } from './locations/locations.routes.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { mobileDocumentsRoutes } from './mobile-documents/mobile-documents.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { payrollsRoutes } from './payrolls/payrolls.routes.ts';
import { personsRoutes } from './persons/persons.routes.ts';
import { photosRoutes } from './photos/photos.routes.ts';
import { plannerCrewsRoutes } from './planner-crews/planner-crews.routes.ts';
import { planningRoutes } from './planning/planning.routes.ts';
import { plusCrewsRoutes } from './plus-crews/plus-crews.routes.ts';
import { projectCrewsRoutes } from './project-crews/project-crews.routes.ts';
import { projectsRoutes } from './projects/projects.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { rateCardsRoutes } from './rate-cards/rate-cards.routes.ts';
import { receiptsRoutes } from './receipts/receipts.routes.ts';
import { securityChecksRoutes } from './security-checks/security-checks.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { staffContractsRoutes } from './staff-contracts/staff-contracts.routes.ts';
import { todosRoutes } from './todos/todos.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { vacationsRoutes } from './vacations/vacations.routes.ts';

type RouteOptions = {
  /** The folder that lineups are read from. */
  releases: string;
  /** Where pictures of maps come from. */
  map?: MapSource | null;
};

/** Every endpoint of the contract with its handler. */
export const routesOf = ({ releases, map = null }: RouteOptions): Routes => ({
  session: sessionRoutes,
  settings: settingsRoutes(map),
  operations: operationsRoutes,
  lineups: lineupRoutes(releases),
  mailbox: mailboxRoutes,
  catalogue: catalogueRoutes,
  companies: companiesRoutes,
  contacts: contactsRoutes,
  projects: projectsRoutes,
  locations: locationsRoutes,
  rateCards: rateCardsRoutes,
  exports: exportsRoutes,
  crewItems: crewItemsRoutes,
  jobs: jobsRoutes,
  crewMembers: crewMembersRoutes,
  projectCrews: projectCrewsRoutes,
  crewChecks: crewChecksRoutes,
  photos: photosRoutes,
  documents: documentsRoutes,
  crewInfo: crewInfoRoutes,
  mobileDocuments: mobileDocumentsRoutes,
  forms: formsRoutes,
  securityChecks: securityChecksRoutes,
  planning: planningRoutes,
  plannerCrews: plannerCrewsRoutes,
  vacations: vacationsRoutes,
  blockDates: blockDatesRoutes,
  staffContracts: staffContractsRoutes,
  todos: todosRoutes,
  payrolls: payrollsRoutes,
  receipts: receiptsRoutes,
  invoices: invoicesRoutes,
  plusCrews: plusCrewsRoutes,
  persons: personsRoutes,
  push: pushRoutes,
  notifications: notificationsRoutes,
  live: liveRoutes,
  calendarSubscriptions: calendarSubscriptionsRoutes,
  home: homeRoutes,
  uploads: uploadsRoutes,
});
