import { bundleIds } from '@callboard/contract';
import type { FeatureId, Language, ThemeName } from '@callboard/contract';

export type DemoTenant = {
  id: string;
  name: string;
  hosts: readonly string[];
  bundles: readonly FeatureId[];
  defaultLanguage: Language;
  /** Of its people, the more often the likelier. */
  languages: readonly Language[];
  people: number;
  theme: ThemeName;
  useUserLanguage: boolean;
  timeZone: string;
  timeZones: readonly string[];
  picture: 'aurora' | 'waves' | null;
  color: string;
  metaHostName: string;
  /** What its people are paid in. */
  currency: string;
  metaDescription: string;
  domain: string;
  contactPhone: string;
  companies: readonly (readonly [name: string, country: string])[];
  /** Of the first company, which writes the invoices. */
  seller: { street: string; zip: string; city: string; vatNumber: string; iban: string };
};

export const nordlicht: DemoTenant = {
  id: 'nordlicht',
  name: 'Nordlicht Crew',
  hosts: ['nordlicht.localhost', 'localhost', '127.0.0.1', '::1'],
  // Every call of the API has somebody who may make it.
  bundles: bundleIds,
  defaultLanguage: 'deAt',
  languages: ['deAt', 'deAt', 'deAt', 'de', 'de', 'de', 'en', 'nl', 'cy', 'fr', 'es'],
  people: 240,
  theme: 'default',
  useUserLanguage: true,
  timeZone: 'Europe/Vienna',
  timeZones: [
    'Europe/Vienna',
    'Europe/Berlin',
    'Europe/London',
    'Europe/Amsterdam',
    'Europe/Madrid',
    'Atlantic/Canary',
  ],
  picture: 'aurora',
  color: '#0b3d36',
  metaHostName: 'Nordlicht Crew',
  currency: 'EUR',
  metaDescription: 'Jobs, Teams und Stunden der Nordlicht Crew.',
  domain: 'nordlicht.example',
  contactPhone: '+43 1 000 4711',
  companies: [
    ['Nordlicht Crew GmbH', 'AT'],
    ['Nordlicht Veranstaltungstechnik Berlin GmbH', 'DE'],
    ['Nordlicht Logistik KG', 'AT'],
  ],
  seller: {
    street: 'Lampengasse 7',
    zip: '1030',
    city: 'Wien',
    vatNumber: 'ATU68000137',
    iban: 'AT61 1904 3002 3457 3201',
  },
};

const redwave: DemoTenant = {
  id: 'redwave',
  name: 'Redwave Events',
  hosts: ['redwave.localhost'],
  bundles: ['crew-ops', 'planning', 'projects', 'finance', 'documents', 'mailbox'],
  defaultLanguage: 'en',
  languages: ['en', 'en', 'en', 'cy', 'cy'],
  people: 40,
  theme: 'red',
  useUserLanguage: true,
  timeZone: 'Europe/London',
  timeZones: ['Europe/London'],
  picture: 'waves',
  color: '#4a1210',
  metaHostName: 'Redwave Events',
  currency: 'GBP',
  metaDescription: 'Crew planning at Redwave Events, Cardiff and London.',
  domain: 'redwave.example',
  contactPhone: '+44 29 2018 0471',
  companies: [
    ['Redwave Events Ltd', 'GB'],
    ['Digwyddiadau Redwave Cymru Cyf', 'GB'],
  ],
  seller: {
    street: '4 Lantern Quay',
    zip: 'CF10 4ZZ',
    city: 'Cardiff',
    vatNumber: 'GB999999973',
    iban: 'GB29 NWBK 6016 1331 9268 19',
  },
};

const canal: DemoTenant = {
  id: 'canal',
  name: 'Canal & Cie',
  hosts: ['canal.localhost'],
  bundles: ['crew-ops', 'planning', 'projects'],
  defaultLanguage: 'nl',
  languages: ['nl', 'fr', 'es'],
  people: 5,
  theme: 'watermark',
  useUserLanguage: false,
  timeZone: 'Europe/Amsterdam',
  timeZones: ['Europe/Amsterdam'],
  picture: null,
  color: '#14324a',
  metaHostName: 'Canal & Cie',
  currency: 'EUR',
  metaDescription: 'Planning van Canal & Cie, Amsterdam – Bruxelles – Barcelona.',
  domain: 'canal.example',
  contactPhone: '+31 20 000 4711',
  companies: [['Canal & Cie B.V.', 'NL']],
  seller: {
    street: 'Lantaarnkade 12',
    zip: '1019 ZZ',
    city: 'Amsterdam',
    vatNumber: 'NL000099998B57',
    iban: 'NL91 ABNA 0417 1643 00',
  },
};

export const demoTenants = [nordlicht, redwave, canal] as const;
export const isDemoTenant = (id: string): boolean => demoTenants.some((one) => one.id === id);

/** The password of every login of the demo. */
export const demoPassword = 'callboard-demo';
