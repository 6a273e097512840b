import { companies, contacts } from '@callboard/contract';
import type { AnswerOf, Company } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

type Contact = AnswerOf<typeof contacts.contacts>['items'][number];
type Receipt = AnswerOf<typeof companies.companyReceipts>['items'][number];
type RateCard = AnswerOf<typeof companies.companyRateCards>['items'][number];

const company = { id: 'company-1', name: 'Bright Stages' };

export const sampleCompany = (own: PartOf<Company> = {}): Company =>
  sampleOf(companies.company, {
    ...company,
    number: '2001',
    city: 'Wien',
    country: 'AT',
    currency: 'EUR',
    active: true,
    projects: 12,
    openProjects: 3,
    version: 1,
    street: 'Kaigasse 3',
    zip: '1010',
    email: 'office@example.com',
    phone: '+43 1 555',
    vatNumber: 'ATU68000000',
    clientMarks: [{ id: 'gold', caption: 'Gold' }],
    contacts: 1,
    rateCards: 2,
    documents: 1,
    ...own,
  });

export const sampleContact = (own: PartOf<Contact> = {}): Contact =>
  sampleItemOf(contacts.contacts, {
    id: 'k-1',
    number: 'K-1',
    kind: 'companyPerson',
    name: 'Klara Klient',
    role: 'Production',
    email: 'klara@example.com',
    phone: '+43 1 234',
    company,
    ...own,
  });

export const sampleRateCard = (own: PartOf<RateCard> = {}): RateCard =>
  sampleItemOf(companies.companyRateCards, {
    id: 'card-1',
    caption: 'Festival 2027',
    company,
    currency: 'EUR',
    validFrom: '2027-01-01',
    valid: true,
    items: 2,
    ...own,
  });

export const sampleReceiptOf = (own: PartOf<Receipt> = {}): Receipt =>
  sampleItemOf(companies.companyReceipts, {
    id: 'r-1',
    version: 1,
    number: 'B-1',
    person: { id: 'person-ada', name: 'Ada Lang' },
    type: { id: 'fuel', name: 'Fuel' },
    status: 'approved',
    date: '2027-01-06',
    merchant: 'Esso',
    company,
    net: 4000,
    gross: 4800,
    currency: 'EUR',
    payment: 'own',
    items: 1,
    documents: 1,
    ...own,
  });
