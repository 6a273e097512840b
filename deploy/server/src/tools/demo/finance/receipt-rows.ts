import { addDays, sumsOfGross } from '@callboard/domain';
import type { ReceiptState } from '@callboard/domain';
import { speechOf } from '../demo-english.ts';
import type { Demo } from '../demo.ts';
import type { Dice } from '../dice.ts';
import { seedId } from '../dice.ts';

export const shops = [
  ['fuel', 'Tankstelle Südring', 'Diesel', 165, 2_000],
  ['hotel', 'Hotel zum Alten Hafen', 'Übernachtung mit Frühstück', 8_900, 1_000],
  ['meal', 'Gasthof Drei Linden', 'Menü', 1_390, 1_000],
  ['material', 'Bühnenbedarf Kogler', 'Gaffa 50 mm', 1_290, 2_000],
  ['tools', 'Eisen Özdemir', 'Ratsche 1/2 Zoll', 4_990, 2_000],
  ['travel', 'Bahn', 'Fahrkarte 2. Klasse', 5_450, 1_000],
  ['parking', 'Parkhaus Messe', 'Tageskarte', 2_100, 0],
] as const;

const states: readonly ReceiptState[] = [
  'draft',
  'submitted',
  'approved',
  'paid',
  'rejected',
  'paid',
  'submitted',
  'paid',
];
const reasons = ['Nicht lesbar', 'Kein Bezug zum Projekt', 'Doppelt eingereicht'];

/** Of a few only: most receipts go to the project. */
const costCentres = ['', '4100', '', '', '4200', '', ''];

type Whose = {
  demo: Demo;
  dice: Dice;
  at: number;
  person: string;
  project: { id: string; companyId: string | null } | undefined;
};

/** One receipt with its items; the days and amounts of a few make the warnings that screens show. */
export function receiptRows({ demo, dice, at, person, project }: Whose) {
  const { tenant, today, now, personOf } = demo;
  const id = seedId(tenant.id, 'receipt', at);
  const status = states[at % states.length] ?? 'draft';
  const say = speechOf(tenant);
  const [type, shop, article, price, vat] = shops[at % shops.length] ?? shops[0];
  const [merchant, description] = [say(shop), say(article)];
  // A duplicate has the day and the items of the one before it.
  const twin = at % 20 === 9;
  const age = status === 'draft' ? (at % 24 === 0 ? 45 : dice.roll(20)) : 3 + dice.roll(80);
  const date = addDays(today, -age);
  const count = at % 11 === 5 ? 12 : 1 + dice.roll(4);
  const items = Array.from({ length: count }, (_, rank) => ({
    id: seedId(tenant.id, 'receipt item', at, rank),
    receiptId: id,
    description: rank === 0 ? description : `${description} (${rank + 1})`,
    quantity: type === 'fuel' ? 31.5 + dice.roll(200) / 10 : 1 + dice.roll(3),
    unitPriceMinor: price + dice.roll(20) * 10,
    vatRate: rank % 3 === 2 ? 1_000 : vat,
    rank,
  }));
  const { net, gross } = sumsOfGross(
    items.map(({ quantity, unitPriceMinor, vatRate }) => ({
      quantity,
      unitPriceMinor,
      vatRate,
    })),
  );
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const handedIn = status === 'draft' ? null : hoursAgo(age * 24 - 20);
  const decided = handedIn && status !== 'submitted' ? new Date(handedIn.getTime() + 26 * 3_600_000) : null;
  const home = tenant.currency;
  const receipt = {
    id,
    number: `B-${String(at + 1).padStart(5, '0')}`,
    personId: person,
    companyId: at % 3 === 0 ? (project?.companyId ?? null) : null,
    typeId: type,
    status,
    date,
    merchant,
    paperNumber: at % 4 === 0 ? '' : String(100_000 + at * 731),
    projectId: project?.id ?? null,
    currency: at % 9 === 4 ? (home === 'EUR' ? 'GBP' : 'EUR') : home,
    payment: at % 5 === 2 ? ('company' as const) : ('own' as const),
    costCentre: costCentres[at % 7] ?? '',
    comment: at % 6 === 1 ? say('Für den Abbau, mit dem Crew-Chief besprochen.') : '',
    reason: status === 'rejected' ? say(reasons[at % reasons.length] ?? '') : '',
    copiedFrom: at % 16 === 8 ? `B-${String(at).padStart(5, '0')}` : null,
    submittedAt: handedIn,
    decidedAt: decided,
    decidedBy: decided ? (personOf('accountant')?.id ?? null) : null,
    paidAt: decided && status === 'paid' ? new Date(decided.getTime() + 48 * 3_600_000) : null,
    netMinor: net,
    grossMinor: gross,
    createdAt: hoursAgo(age * 24 + 1),
  };
  return { receipt, items, twin };
}
export type ReceiptRows = ReturnType<typeof receiptRows>;

/** Makes a receipt the double of another: same person, day, currency and amount. */
export function doubled(of: ReceiptRows, rows: ReceiptRows): ReceiptRows {
  const { personId, date, currency, netMinor, grossMinor, merchant, typeId } = of.receipt;
  const receipt = { ...rows.receipt, personId, date, currency, netMinor, grossMinor, merchant, typeId };
  const items = of.items.map((item, rank) => ({
    ...item,
    id: rows.items[rank]?.id ?? `${rows.receipt.id}-${rank}`,
    receiptId: rows.receipt.id,
  }));
  return { ...rows, receipt, items };
}
