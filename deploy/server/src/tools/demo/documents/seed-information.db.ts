import type { Db } from '#platform/db/tables.ts';
import type { Demo } from '../demo.ts';
import { seedId } from '../dice.ts';
import { insertAll } from '../seed.db.ts';
import type { PaperName, Papers } from './demo-papers.ts';

type Caption = readonly [en: string, de: string];
type Entry = readonly [...Caption, place: PaperName | `https://${string}` | null];

const infos: readonly Entry[] = [
  ['Welcome to the crew', 'Willkommen in der Crew', null],
  ['House rules', 'Hausordnung', 'rules'],
  ['Handbook', 'Handbuch', 'long'],
  ['Plan of the north hall', 'Plan der Nordhalle', 'picture'],
  ['Emergency numbers', 'Notrufnummern', null],
  ['How to report sick', 'So meldest du dich krank', null],
  ['Weather warnings', 'Wetterwarnungen', 'https://weather.example/'],
  ['Public transport at night', 'Öffis in der Nacht', 'https://transport.example/night'],
  ['Working time in short', 'Arbeitszeit kurz erklärt', 'workingTime'],
  ['Where to get your clothes', 'Wo es Arbeitskleidung gibt', null],
];
const bodies: Caption = [
  'Read this before your first job. If something is not clear, ask your crew chief or write to the office.',
  'Lies das vor deinem ersten Einsatz. Wenn etwas unklar ist, frag deinen Crew-Chief oder schreib dem Büro.',
];

const companyDocuments: readonly Entry[] = [
  ['Data protection', 'Datenschutz', 'privacy'],
  ['Insurance policy', 'Versicherungspolizze', 'insurance'],
  ['Evacuation plan', 'Evakuierungsplan', 'picture'],
  ['Safety portal', 'Sicherheitsportal', 'https://safety.example/'],
  ['Collective agreement', 'Kollektivvertrag', 'long'],
];
const agreements: readonly Entry[] = [
  ['Rate agreement 2026', 'Tarifvereinbarung 2026', 'rates2026'],
  ['Rate agreement 2027', 'Tarifvereinbarung 2027', 'rates2027'],
  ['Night surcharges', 'Nachtzuschläge', 'surcharges'],
  ['Travel costs', 'Reisekosten', 'travelCosts'],
  ['Rates online', 'Tarife online', 'https://rates.example/'],
];
const cards: readonly Entry[] = [
  ['Rate card Standard', 'Preisliste Standard', 'cardStandard'],
  ['Rate card Opera', 'Preisliste Oper', 'cardOpera'],
  ['Rate card Festival', 'Preisliste Festival', 'picture'],
  ['Rate card Trade fair', 'Preisliste Messe', 'cardFair'],
  ['Rate card calculator', 'Preisrechner', 'https://rates.example/cards'],
];

const dayMs = 86_400_000;

export async function seedInformation(db: Db, { tenant, now }: Demo, papers: Papers): Promise<void> {
  const say = ([en, de]: readonly [string, string, ...unknown[]]) =>
    tenant.defaultLanguage.startsWith('de') ? de : en;
  const placeOf = (place: Entry[2]) => ({
    link: place?.startsWith('https://') ? place : null,
    fileId: place === null || place.startsWith('https://') ? null : papers[place as PaperName].id,
  });
  await insertAll(
    db,
    'crewInfo',
    infos.map((entry, rank) => ({
      id: seedId(tenant.id, 'crew info', rank),
      caption: say(entry),
      body: say(bodies),
      ...placeOf(entry[2]),
      rank,
      publishedAt: new Date(now.getTime() - (rank + 1) * 9 * dayMs),
    })),
  );
  const companies = await db.selectFrom('company').select('id').orderBy('number').limit(5).execute();
  const kinds = [
    ['companyDocument', companyDocuments],
    ['rateAgreement', agreements],
    ['rateCard', cards],
  ] as const;
  await insertAll(
    db,
    'mobileDocument',
    kinds.flatMap(([kind, entries]) =>
      entries.map((entry, rank) => ({
        id: seedId(tenant.id, 'mobile document', kind, rank),
        kind,
        caption: say(entry),
        ...placeOf(entry[2]),
        companyId: kind === 'companyDocument' ? null : (companies[rank]?.id ?? null),
        rank,
        publishedAt: new Date(now.getTime() - (rank + 1) * 20 * dayMs),
      })),
    ),
  );
}
