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
    name: 'letters of their own are those of a keyboard without them',
    text: 'ØRSTED ŁÓDŹ Æble Đorđe Œuvre Þór',
    terms: ['orsted', 'lodz', 'aeble', 'dorde', 'oeuvre', 'thor'],
  },
  { name: 'a Turkish i is an i, with and without its dot', text: 'Işıl İpek', terms: ['isil', 'ipek'] },
  { name: 'a sharp s is two', text: 'Straße STRAẞE', terms: ['strasse'] },
  { name: 'blanks of any kind divide words', text: ' Gate\u00a0B \t\n west ', terms: ['gate', 'b', 'west'] },
  {
    name: 'a sign and how it is drawn',
    text: 'Team \u2764\ufe0f north',
    terms: ['team', '\u2764\ufe0f', 'north'],
  },
  { name: 'marks of other scripts stay', text: 'שָׁלוֹם', terms: ['שָׁלוֹם'] },
  { name: 'a word is asked for once', text: 'gate GATE Gáte', terms: ['gate'] },
] as const;
