import { infinite, query } from '@callboard/client';
import type { ProjectColour } from '@callboard/domain';
import {
  catalogue,
  companies,
  contacts,
  crewItems,
  exports,
  locations,
  planning,
  projects,
  rateCards,
  settings,
} from '@callboard/contract';
import { listedProjects, listedVacancies } from './projects-listed.ts';

/** Kept on the phone for this person, so that it can be read without network. */
export const readable = { meta: { offline: true } };
export const whole = { limit: 1000, page: 1 } as const;

export type ProjectFilter = {
  readonly q?: string;
  readonly scope?: 'all' | 'my';
  readonly closed?: 'true' | 'false';
};
export const projectsQuery = ({ q = '', scope = 'all', closed = 'false' }: ProjectFilter = {}) =>
  infinite(
    projects.projects,
    { query: { ...listedProjects, scope, closed, ...(q && { q }) } },
    // The rows stay while the next letter is searched for.
    { ...readable, placeholderData: (before) => before },
  );

export const projectQuery = (number: string) => query(projects.project, { params: { number } }, readable);
/** As many as one page can hold; `useAllPages` reads the others. */
export const pages = { limit: 1000 } as const;
export const projectCrewsQuery = (number: string) =>
  infinite(projects.projectCrews, { params: { number }, query: pages }, readable);
export const projectCrewQuery = (number: string, id: string) =>
  query(projects.projectCrew, { params: { number, id } });
export const projectDocumentsQuery = (number: string) =>
  infinite(projects.projectDocuments, { params: { number }, query: pages }, readable);
export const projectOpenWorkQuery = (number: string) =>
  query(projects.projectOpenWork, { params: { number } });
export const rateCardQuery = (id: string) => query(rateCards.rateCard, { params: { id } }, readable);
export const rateCardItemsQuery = (id: string) =>
  query(rateCards.rateCardItems, { params: { id }, query: whole }, readable);
export const projectInvoicesQuery = (number: string) =>
  infinite(projects.projectInvoices, { params: { number }, query: pages }, readable);
export const projectProfilesQuery = (number: string) =>
  infinite(projects.projectProfiles, { params: { number }, query: pages }, readable);
export const projectRatingsQuery = (number: string, typeId?: string) =>
  infinite(
    projects.projectRatings,
    { params: { number }, query: { ...pages, ...(typeId && { typeId }) } },
    { ...readable, placeholderData: (before) => before },
  );
export const projectActivitiesQuery = (number: string, type: 'LOG' | 'TODO_INT') =>
  infinite(projects.projectActivities, { params: { number }, query: { ...pages, type } }, readable);

const aFew = { limit: 20, page: 1 } as const;
export const leadersFoundQuery = (q: string) =>
  query(
    projects.projectLeaders,
    { query: { ...aFew, ...(q && { q }) } },
    { placeholderData: (before) => before },
  );
export const locationsFoundQuery = (q: string) =>
  query(
    locations.locations,
    { query: { ...aFew, ...(q && { q }) } },
    { placeholderData: (before) => before },
  );

/** After a conflict a place is found again by its id: there is no telling what it is called by now. */
export const locationsQuery = query(locations.locations, { query: whole });
/** People of a company, or whoever of all contacts fits. */
export const contactsFoundQuery = (q: string) =>
  query(contacts.contacts, { query: { ...aFew, ...(q && { q }) } }, { placeholderData: (before) => before });
export const companyPeopleQuery = (companyId: string) =>
  query(contacts.contacts, { query: { ...whole, companyId, kind: 'companyPerson' } }, readable);

export const functionsQuery = query(catalogue.functions, { query: whole }, readable);
export const cateringTypesQuery = query(catalogue.cateringAgreementTypes, { query: whole }, readable);
export const countriesQuery = query(catalogue.countries, { query: whole }, readable);
export const tenantSettingsQuery = query(settings.tenantSettings, {}, readable);
export const tenantCompaniesQuery = query(
  settings.tenantCompanies,
  { query: { limit: 1, page: 1 } },
  readable,
);

export const companiesQuery = query(companies.companies, { query: { ...whole, active: 'true' } });
export const companyQuery = (id: string) => query(companies.company, { params: { id } }, readable);
export const companyRateCardsQuery = (id: string, on: string) =>
  query(companies.companyRateCards, { params: { id }, query: { ...whole, ...(on && { on }) } }, readable);

/** Free positions: those that the person may have, or all of them with what stops. */
export const vacanciesQuery = (possible: boolean) =>
  infinite(
    crewItems.vacancies,
    { query: { ...listedVacancies, ...(!possible && { possibleForMe: 'false' as const }) } },
    { ...readable, placeholderData: (before) => before },
  );

export const projectsCalendarQuery = (span: { from: string; to: string }, colour?: ProjectColour) =>
  infinite(
    planning.projectsCalendar,
    { query: { ...span, limit: 1000, ...(colour && { colour }) } },
    readable,
  );

export const proofsQuery = (number: string) =>
  infinite(projects.crewMembersDocuments, { params: { number }, query: pages }, readable);
export const socialSecurityQuery = (number: string) =>
  infinite(projects.socialSecurityDocuments, { params: { number }, query: pages }, readable);
export const documentTypesQuery = query(catalogue.documentTypes, { query: whole });
export const exportsQuery = query(exports.exports, { query: { limit: 100, page: 1 } });

export const projectBookingQuery = (number: string) =>
  infinite(projects.projectBooking, { params: { number }, query: pages }, readable);
export const shiftItemsQuery = (number: string, crewId: string) =>
  query(projects.projectItems, { params: { number }, query: { ...whole, crewId } });
export type FindMethod = 'rating' | 'distance' | 'underQuota' | 'longestNotWorked';
export const findBestQuery = (id: string, method: FindMethod, q: string) =>
  query(crewItems.findBest, { params: { id }, query: { limit: 20, page: 1, method, ...(q && { q }) } });
