import { answerLinks } from './work/jobs/answer-links.contract.ts';
import { blockDates } from './people/block-dates/block-dates.contract.ts';
import { privateCalendars } from './people/private-calendars/private-calendars.contract.ts';
import { calendarSubscriptions } from './account/calendar-subscriptions/calendar-subscriptions.contract.ts';
import { catalogue } from './account/catalogue/catalogue.contract.ts';
import { companies } from './projects/companies/companies.contract.ts';
import { contacts } from './people/contacts/contacts.contract.ts';
import { crewChecks } from './work/crew-checks/crew-checks.contract.ts';
import { crewInfo } from './people/crew-info/crew-info.contract.ts';
import { crewItems } from './work/crew-items/crew-items.contract.ts';
import { crewProposals } from './work/crew-proposals/crew-proposals.contract.ts';
import { crewMembers } from './people/crew-members/crew-members.contract.ts';
import { documents } from './documents/documents/documents.contract.ts';
import { documentTemplates } from './documents/templates/document-templates.contract.ts';
import { exports } from './projects/exports/exports.contract.ts';
import { forms } from './documents/forms/forms.contract.ts';
import { help } from './account/help/help.contract.ts';
import { home } from './home/home/home.contract.ts';
import { invoices } from './finance/invoices/invoices.contract.ts';
import { jobDays } from './work/jobs/job-days.contract.ts';
import { jobs } from './work/jobs/jobs.contract.ts';
import { lineups } from './account/lineup/lineup.contract.ts';
import { live } from './account/live/live.contract.ts';
import { locations } from './work/locations/locations.contract.ts';
import { mailbox } from './mailbox/mailbox/mailbox.contract.ts';
import { mobileDocuments } from './documents/mobile-documents/mobile-documents.contract.ts';
import { notifications } from './account/notifications/notifications.contract.ts';
import { operations } from './account/operations/operations.contract.ts';
import { outbox } from './account/outbox/outbox.contract.ts';
import { payrolls } from './finance/payrolls/payrolls.contract.ts';
import { persons } from './people/persons/persons.contract.ts';
import { photos } from './work/photos/photos.contract.ts';
import { plannerCrews } from './work/planner-crews/planner-crews.contract.ts';
import { plannerGrid } from './work/planning/planner-grid.contract.ts';
import { planning } from './work/planning/planning.contract.ts';
import { planningDrafts } from './work/planning-drafts/planning-drafts.contract.ts';
import { plusCrews } from './work/plus-crews/plus-crews.contract.ts';
import { projectCrews } from './work/project-crews/project-crews.contract.ts';
import { projects } from './projects/projects/projects.contract.ts';
import { push } from './account/push/push.contract.ts';
import { rateCards } from './projects/rate-cards/rate-cards.contract.ts';
import { receipts } from './finance/receipts/receipts.contract.ts';
import { search } from './home/search/search.contract.ts';
import { securityChecks } from './work/security-checks/security-checks.contract.ts';
import { oneTimeCodes } from './account/sign-in-ways/one-time-codes.contract.ts';
import { passkeys } from './account/sign-in-ways/passkeys.contract.ts';
import { proofs } from './account/sign-in-ways/proofs.contract.ts';
import { passwords } from './account/session/passwords.contract.ts';
import { session } from './account/session/session.contract.ts';
import { sessions } from './account/session/sessions.contract.ts';
import { settings } from './account/settings/settings.contract.ts';
import { staffContracts } from './finance/staff-contracts/staff-contracts.contract.ts';
import { todos } from './work/todos/todos.contract.ts';
import { uploads } from './documents/uploads/uploads.contract.ts';
import { vacations } from './people/vacations/vacations.contract.ts';

/** Every endpoint, by area and verb. The server's route table has exactly these keys. */
export const api = {
  session,
  passwords,
  sessions,
  passkeys,
  oneTimeCodes,
  proofs,
  settings,
  operations,
  lineups,
  mailbox,
  catalogue,
  companies,
  contacts,
  projects,
  locations,
  rateCards,
  exports,
  crewItems,
  crewProposals,
  jobs,
  jobDays,
  answerLinks,
  crewMembers,
  projectCrews,
  crewChecks,
  photos,
  documents,
  documentTemplates,
  crewInfo,
  mobileDocuments,
  forms,
  securityChecks,
  plannerGrid,
  planning,
  planningDrafts,
  plannerCrews,
  vacations,
  blockDates,
  privateCalendars,
  staffContracts,
  todos,
  payrolls,
  receipts,
  invoices,
  plusCrews,
  persons,
  push,
  notifications,
  live,
  outbox,
  calendarSubscriptions,
  help,
  home,
  search,
  uploads,
};
export type Api = typeof api;
