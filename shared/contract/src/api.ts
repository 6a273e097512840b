import { blockDates } from './block-dates/block-dates.contract.ts';
import { calendarSubscriptions } from './calendar-subscriptions/calendar-subscriptions.contract.ts';
import { catalogue } from './catalogue/catalogue.contract.ts';
import { companies } from './companies/companies.contract.ts';
import { contacts } from './contacts/contacts.contract.ts';
import { crewChecks } from './crew-checks/crew-checks.contract.ts';
import { crewInfo } from './crew-info/crew-info.contract.ts';
import { crewItems } from './crew-items/crew-items.contract.ts';
import { crewMembers } from './crew-members/crew-members.contract.ts';
import { documents } from './documents/documents.contract.ts';
import { exports } from './exports/exports.contract.ts';
import { forms } from './forms/forms.contract.ts';
import { home } from './home/home.contract.ts';
import { invoices } from './invoices/invoices.contract.ts';
import { jobs } from './jobs/jobs.contract.ts';
import { lineups } from './lineup/lineup.contract.ts';
import { live } from './live/live.contract.ts';
import { locations } from './locations/locations.contract.ts';
import { mailbox } from './mailbox/mailbox.contract.ts';
import { mobileDocuments } from './mobile-documents/mobile-documents.contract.ts';
import { notifications } from './notifications/notifications.contract.ts';
import { operations } from './operations/operations.contract.ts';
import { payrolls } from './payrolls/payrolls.contract.ts';
import { persons } from './persons/persons.contract.ts';
import { photos } from './photos/photos.contract.ts';
import { plannerCrews } from './planner-crews/planner-crews.contract.ts';
import { planning } from './planning/planning.contract.ts';
import { plusCrews } from './plus-crews/plus-crews.contract.ts';
import { projectCrews } from './project-crews/project-crews.contract.ts';
import { projects } from './projects/projects.contract.ts';
import { push } from './push/push.contract.ts';
import { rateCards } from './rate-cards/rate-cards.contract.ts';
import { receipts } from './receipts/receipts.contract.ts';
import { securityChecks } from './security-checks/security-checks.contract.ts';
import { session } from './session/session.contract.ts';
import { settings } from './settings/settings.contract.ts';
import { staffContracts } from './staff-contracts/staff-contracts.contract.ts';
import { todos } from './todos/todos.contract.ts';
import { uploads } from './uploads/uploads.contract.ts';
import { vacations } from './vacations/vacations.contract.ts';

/** Every endpoint, by area and verb. The server's route table has exactly these keys. */
export const api = {
  session,
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
  jobs,
  crewMembers,
  projectCrews,
  crewChecks,
  photos,
  documents,
  crewInfo,
  mobileDocuments,
  forms,
  securityChecks,
  planning,
  plannerCrews,
  vacations,
  blockDates,
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
  calendarSubscriptions,
  home,
  uploads,
};
export type Api = typeof api;
