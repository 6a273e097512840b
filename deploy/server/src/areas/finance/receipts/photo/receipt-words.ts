/** Months as receipts write them, whole or short, without accents, in the languages of the product. */
const months = [
  'jan januar janner jän january januari janvier enero ene ionawr',
  'feb februar february februari fevrier fev febrero chwefror',
  'mar marz march maart mrt mars marzo mawrth',
  'apr april avril avr abril abr ebrill',
  'may mai mei mayo',
  'jun juni june juin junio mehefin',
  'jul juli july juillet juil julio gorffennaf',
  'aug august augustus aout agosto ago awst',
  'sep sept september septembre septiembre medi',
  'oct okt oktober october octobre octubre hydref',
  'nov november novembre noviembre tachwedd',
  'dec dez dezember december decembre diciembre dic rhagfyr',
].map((names) => new Set(names.split(' ')));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const monthOf = (word: string): number => months.findIndex((names) => names.has(plain(word))) + 1;

const patterns: readonly [RegExp, (parts: string[]) => [year: number, month: number, day: number]][] = [
  [/\b(20\d\d)[-./](\d{1,2})[-./](\d{1,2})\b/g, ([y, m, d]) => [Number(y), Number(m), Number(d)]],
  [
    /\b(\d{1,2})[-./] ?(\d{1,2})[-./] ?(20\d\d|\d\d)\b/g,
    ([d, m, y = '']) => [Number(y.length === 2 ? `20${y}` : y), Number(m), Number(d)],
  ],
  [
    /\b(\d{1,2})\.? (?:de )?(\p{L}{3,10})\.?,? (?:de )?(20\d\d|\d\d)\b/gu,
    ([d, word = '', y = '']) => [Number(y.length === 2 ? `20${y}` : y), monthOf(word), Number(d)],
  ],
];

/** How old a receipt may be before a date on it is rather something else. */
const oldestDays = 400;

function dayOf([year, month, day]: [number, number, number], today: string): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const text = date.toISOString().slice(0, 10);
  const age = (Date.parse(today) - date.getTime()) / 86_400_000;
  return age >= 0 && age <= oldestDays ? text : null;
}

/** The first day on a receipt that can be that of a purchase. */
export function dateIn(lines: readonly string[], today: string): string | null {
  for (const line of lines)
    for (const [pattern, read] of patterns)
      for (const [, ...parts] of line.matchAll(pattern)) {
        const day = dayOf(read(parts), today);
        if (day) return day;
      }
  return null;
}

const noName =
  /^(rechnung|kassen|beleg|bon\b|quittung|receipt|invoice|tax invoice|ticket|factura|facture|reçu|recibo|kwitantie|kassabon|bonnetje|derbynneb|anfoneb|kopie|copy|duplicate|willkommen|welcome|welkom|bienven|vielen dank|thank|merci|gracias|bedankt|datum|date|fecha|tel|fon|phone|uid|ust|vat|btw|tva|iva|nif|cif|kvk|siret|www|http|filiale|store|kasse|till|caisse|caja)/i;
const legalForm =
  /\b(GmbH|AG|KG|OHG|OG|e\.\s?U\.|SE|Ltd|Limited|PLC|LLP|B\.?V\.?|N\.?V\.?|SARL|S\.A\.R\.L\.?|SAS|S\.A\.S\.?|S\.?L\.?U?\.?|S\.A\.?|Cyf)(?=$|[\s,.&])/;
const letters = /\p{L}/gu;

const isName = (line: string): boolean => {
  const count = line.match(letters)?.length ?? 0;
  const signs = line.replace(/\s/g, '').length;
  return count >= 3 && count / signs >= 0.6 && line.length <= 60 && !noName.test(line);
};

/** Who sold it: a company by its legal form, else the first line of the head that can be a name. */
export function sellerIn(lines: readonly string[]): string | null {
  const head = lines
    .slice(0, 8)
    .map((line) => line.replace(/^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu, ''))
    .filter(isName);
  return head.find((line) => legalForm.test(line)) ?? head[0] ?? null;
}

const signs: readonly [string, RegExp][] = [
  ['EUR', /€|\bEUR\b|\beuros?\b/i],
  ['GBP', /£|\bGBP\b/],
  ['CHF', /\bCHF\b/],
  ['USD', /\$|\bUSD\b/],
];

/** The one currency that is named; nothing where it is none or several. */
export function currencyIn(lines: readonly string[]): string | null {
  const found = signs.filter(([, sign]) => lines.some((line) => sign.test(line)));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
