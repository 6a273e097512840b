import type { AnswerOf, Company, companies, contacts } from '@callboard/contract';

type Contact = AnswerOf<typeof contacts.contacts>['items'][number];
type Receipt = AnswerOf<typeof companies.companyReceipts>['items'][number];
type RateCard = AnswerOf<typeof companies.companyRateCards>['items'][number];

const company = { id: 'company-1', name: 'Bright Stages' };

export const sampleCompany = (own: Partial<Company> = {}): Company => ({
  ...company,
  number: '2001',
  city: 'Wien',
  country: 'AT',
  currency: 'EUR',
  active: true,
  projects: 12,
  openProjects: 3,
  paymentDays: null,
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

export const sampleContact = (own: Partial<Contact> = {}): Contact => ({
  id: 'k-1',
  number: 'K-1',
  kind: 'companyPerson',
  name: 'Klara Klient',
  role: 'Production',
  email: 'klara@example.com',
  phone: '+43 1 234',
  personId: null,
  company,
  ...own,
});

export const sampleRateCard = (own: Partial<RateCard> = {}): RateCard => ({
  id: 'card-1',
  caption: 'Festival 2027',
  company,
  currency: 'EUR',
  validFrom: '2027-01-01',
  validUntil: null,
  valid: true,
  items: 2,
  ...own,
});

export const sampleReceiptOf = (own: Partial<Receipt> = {}): Receipt => ({
  id: 'r-1',
  version: 1,
  number: 'B-1',
  person: { id: 'person-ada', name: 'Ada Lang' },
  type: { id: 'fuel', name: 'Fuel' },
  status: 'approved',
  date: '2027-01-06',
  merchant: 'Esso',
  company,
  project: null,
  net: 4000,
  gross: 4800,
  currency: 'EUR',
  payment: 'own',
  items: 1,
  documents: 1,
  reason: '',
  ...own,
});
