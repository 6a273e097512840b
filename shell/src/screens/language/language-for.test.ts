import { languageFor } from './language-for.ts';

const on = { defaultLanguage: 'nl', useUserLanguage: true } as const;
const off = { defaultLanguage: 'nl', useUserLanguage: false } as const;

test.each([
  ['the tenant decides where it wants to', { settings: off, chosen: 'es', own: 'Spanish' }, 'nl'],
  ['what was chosen on this device comes first', { settings: on, chosen: 'es', own: 'French' }, 'es'],
  ['then the person’s own language', { settings: on, own: 'German (Austria)' }, 'deAt'],
  [
    'an own language that the product has not gives way to the tenant’s',
    { settings: on, own: 'Klingon' },
    'nl',
  ],
  ['and to English where nothing is known of the tenant', { settings: null, own: 'Klingon' }, 'en'],
  ['then the tenant’s', { settings: on }, 'nl'],
  ['without settings it is English', { settings: null }, 'en'],
] as const)('%s', (_, known, expected) => expect(languageFor(known)).toBe(expected));
