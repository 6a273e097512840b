import { answerLinksRoutes } from './areas/work/crew-jobs/answer-links.routes.ts';
import { blockDatesRoutes } from './areas/people/block-dates/block-dates.routes.ts';
import { privateCalendarsRoutes } from './areas/people/private-calendars/private-calendars.routes.ts';
import { helpRoutes } from './areas/account/help/help.routes.ts';
import { outboxRoutes } from './areas/account/outbox/outbox.routes.ts';
import { calendarSubscriptionsRoutes } from './areas/account/calendar-subscriptions/calendar-subscriptions.routes.ts';
import { catalogueRoutes } from './areas/account/catalogue/catalogue.routes.ts';
import { companiesRoutes } from './areas/projects/companies/companies.routes.ts';
import { contactsRoutes } from './areas/people/contacts/contacts.routes.ts';
import { crewChecksRoutes } from './areas/work/crew-checks/crew-checks.routes.ts';
import { crewInfoRoutes } from './areas/people/crew-info/crew-info.routes.ts';
import { crewItemsRoutes } from './areas/work/crew-items/crew-items.routes.ts';
import { crewProposalsRoutes } from './areas/work/crew-proposals/crew-proposals.routes.ts';
import { crewMembersRoutes } from './areas/people/crew-members/crew-members.routes.ts';
import { documentsRoutes } from './areas/documents/documents/documents.routes.ts';
import { documentTemplatesRoutes } from './areas/documents/templates/document-templates.routes.ts';
import { exportsRoutes } from './areas/projects/exports/exports.routes.ts';
import { formsRoutes } from './areas/documents/forms/forms.routes.ts';
import { homeRoutes } from './areas/home/home/home.routes.ts';
import type { MapSource } from '@callboard/contract';
import type { Routes } from '#platform/http/endpoint/routes.ts';
import { invoicesRoutes } from './areas/finance/invoices/invoices.routes.ts';
import { jobDaysRoutes } from './areas/work/crew-jobs/job-days.routes.ts';
import { jobsRoutes } from './areas/work/crew-jobs/jobs.routes.ts';
import { lineupRoutes } from './areas/account/lineup/lineup.routes.ts';
import { liveRoutes } from './areas/account/live/live.routes.ts';
import { locationsRoutes } from './areas/work/locations/locations.routes.ts';
import { mailboxRoutes } from './areas/mailbox/mailbox/mailbox.routes.ts';
import { mobileDocumentsRoutes } from './areas/documents/mobile-documents/mobile-documents.routes.ts';
import { notificationsRoutes } from './areas/account/notifications/notifications.routes.ts';
import { operationsRoutes } from './areas/account/operations/operations.routes.ts';
import { payrollsRoutes } from './areas/finance/payrolls/payrolls.routes.ts';
import { personsRoutes } from './areas/people/persons/persons.routes.ts';
import { photosRoutes } from './areas/work/photos/photos.routes.ts';
import { plannerCrewsRoutes } from './areas/work/planner-crews/planner-crews.routes.ts';
import { plannerGridRoutes } from './areas/work/planning/planner-grid.routes.ts';
import { planningRoutes } from './areas/work/planning/planning.routes.ts';
import { planningDraftsRoutes } from './areas/work/planning-drafts/planning-drafts.routes.ts';
import { plusCrewsRoutes } from './areas/work/plus-crews/plus-crews.routes.ts';
import { projectCrewsRoutes } from './areas/work/project-crews/project-crews.routes.ts';
import { projectsRoutes } from './areas/projects/projects/projects.routes.ts';
import { pushRoutes } from './areas/account/push/push.routes.ts';
import { rateCardsRoutes } from './areas/projects/rate-cards/rate-cards.routes.ts';
import { receiptsRoutes } from './areas/finance/receipts/receipts.routes.ts';
import { searchRoutes } from './areas/home/search/search.routes.ts';
import { securityChecksRoutes } from './areas/work/security-checks/security-checks.routes.ts';
import { oneTimeCodesRoutes } from './areas/account/sign-in-ways/one-time-codes.routes.ts';
import { passkeysRoutes } from './areas/account/sign-in-ways/passkeys.routes.ts';
import { proofsRoutes } from './areas/account/sign-in-ways/proofs.routes.ts';
import { passwordsRoutes, sessionRoutes, sessionsRoutes } from './areas/account/session/session.routes.ts';
import { settingsRoutes } from './areas/account/settings/settings.routes.ts';
import { staffContractsRoutes } from './areas/finance/staff-contracts/staff-contracts.routes.ts';
import { todosRoutes } from './areas/work/todos/todos.routes.ts';
import { uploadsRoutes } from './areas/documents/uploads/uploads.routes.ts';
import { vacationsRoutes } from './areas/people/vacations/vacations.routes.ts';

type RouteOptions = {
  /** The folder that lineups are read from. */
  releases: string;
  /** Where pictures of maps come from. */
  map?: MapSource | null;
};

/** Every endpoint of the contract with its handler. */
export const routesOf = ({ releases, map = null }: RouteOptions): Routes => ({
  session: sessionRoutes,
  passwords: passwordsRoutes,
  sessions: sessionsRoutes,
  passkeys: passkeysRoutes,
  oneTimeCodes: oneTimeCodesRoutes,
  proofs: proofsRoutes,
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
  crewProposals: crewProposalsRoutes,
  jobs: jobsRoutes,
  jobDays: jobDaysRoutes,
  answerLinks: answerLinksRoutes,
  crewMembers: crewMembersRoutes,
  projectCrews: projectCrewsRoutes,
  crewChecks: crewChecksRoutes,
  photos: photosRoutes,
  documents: documentsRoutes,
  documentTemplates: documentTemplatesRoutes,
  crewInfo: crewInfoRoutes,
  mobileDocuments: mobileDocumentsRoutes,
  forms: formsRoutes,
  securityChecks: securityChecksRoutes,
  plannerGrid: plannerGridRoutes,
  planning: planningRoutes,
  planningDrafts: planningDraftsRoutes,
  plannerCrews: plannerCrewsRoutes,
  vacations: vacationsRoutes,
  blockDates: blockDatesRoutes,
  privateCalendars: privateCalendarsRoutes,
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
  outbox: outboxRoutes,
  calendarSubscriptions: calendarSubscriptionsRoutes,
  help: helpRoutes,
  home: homeRoutes,
  search: searchRoutes,
  uploads: uploadsRoutes,
});
