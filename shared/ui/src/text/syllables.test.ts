import { syllables } from './syllables.ts';

test.each([
  ['a short word stays whole', 'Kalender', 'Kalender'],
  ['a tab', 'Hochzuladen', 'Hoch-zuladen'],
  ['nothing of three letters stands alone at an end', 'unterschreiben', 'unter-schreiben'],
  ['consonants that begin a syllable stay together', 'Kongressgesellschaft', 'Kongress-gesell-schaft'],
  ['a joining s stays with its word', 'Vertraulichkeitserklärung', 'Vertrau-lich-keits-erklä-rung'],
  ['before a consonant as well', 'Sicherheitscheck', 'Sicher-heits-check'],
  ['two vowels spoken as one stay together', 'Jubiläumsveranstaltung', 'Jubi-läums-veran-stal-tung'],
  ['others are parted', 'Elektrounterweisung', 'Elek-tro-unter-wei-sung'],
  ['a name', 'Featherstonehaugh', 'Feather-sto-nehaugh'],
  ['capitals are letters', 'FIRMENDOKUMENTE', 'FIRMEN-DOKU-MENTE'],
  ['Dutch', 'beschikbaarheid', 'beschik-baar-heid'],
  ['French', 'disponibilité', 'dispo-nibi-lité'],
  ['without a vowel there is nowhere to part', 'Hrrrrrmmmmpf', 'Hrrrrrmmmmpf'],
])('%s: %s', (_, word, parts) => expect(syllables(word).join('-')).toBe(parts));
