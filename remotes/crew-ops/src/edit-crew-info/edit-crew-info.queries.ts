import { query } from '@callboard/client';
import { catalogue, contacts } from '@callboard/contract';

const all = { limit: 1000, page: 1 };

export const cateringTypesQuery = query(catalogue.cateringAgreementTypes, { query: all });
/** Those who can stand for a client on site. */
export const contactsOnSiteQuery = query(contacts.contacts, { query: { ...all, kind: 'companyPerson' } });
