/** Text as people write it, and the words by which it is found: the rule in TypeScript and `fold_text` in SQL agree. */
export const searchCases = [
  { name: 'capitals are small letters', text: 'Load-In HALL 3', terms: ['load-in', 'hall', '3'] },
  {
    name: 'accents and umlauts are left out',
    text: 'Žofie Müller, Šálek',
    terms: ['zofie', 'muller,', 'salek'],
  },
  { name: 'it does not matter how an accent is encoded', text: 'Mu\u0308ller Müller', terms: ['muller'] },
  { name: 'a capital with an accent is its small letter', text: 'ÉÈÖÜÅÑ', terms: ['eeouan'] },
  {
    name: 'letters of their own stay what they are',
    text: 'ØRSTED ŁÓDŹ Æble',
    terms: ['ørsted', 'łodz', 'æble'],
  },
  { name: 'a sharp s stays one', text: 'Straße', terms: ['straße'] },
  { name: 'blanks of any kind divide words', text: ' Gate\u00a0B \t\n west ', terms: ['gate', 'b', 'west'] },
  {
    name: 'a sign and how it is drawn',
    text: 'Team \u2764\ufe0f north',
    terms: ['team', '\u2764\ufe0f', 'north'],
  },
  { name: 'marks of other scripts stay', text: 'שָׁלוֹם', terms: ['שָׁלוֹם'] },
  { name: 'a word is asked for once', text: 'gate GATE Gáte', terms: ['gate'] },
] as const;
