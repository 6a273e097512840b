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
    receipt_id: id,
    description: rank === 0 ? description : `${description} (${rank + 1})`,
    quantity: type === 'fuel' ? 31.5 + dice.roll(200) / 10 : 1 + dice.roll(3),
    unit_price_minor: price + dice.roll(20) * 10,
    vat_rate: rank % 3 === 2 ? 1_000 : vat,
    rank,
  }));
  const { net, gross } = sumsOfGross(
    items.map(({ quantity, unit_price_minor, vat_rate }) => ({
      quantity,
      unitPriceMinor: unit_price_minor,
      vatRate: vat_rate,
    })),
  );
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const handedIn = status === 'draft' ? null : hoursAgo(age * 24 - 20);
  const decided = handedIn && status !== 'submitted' ? new Date(handedIn.getTime() + 26 * 3_600_000) : null;
  const home = tenant.currency;
  const receipt = {
    id,
    number: `B-${String(at + 1).padStart(5, '0')}`,
    person_id: person,
    company_id: at % 3 === 0 ? (project?.companyId ?? null) : null,
    type_id: type,
    status,
    date,
    merchant,
    paper_number: at % 4 === 0 ? '' : String(100_000 + at * 731),
    project_id: project?.id ?? null,
    currency: at % 9 === 4 ? (home === 'EUR' ? 'GBP' : 'EUR') : home,
    payment: at % 5 === 2 ? ('company' as const) : ('own' as const),
    comment: at % 6 === 1 ? say('Für den Abbau, mit dem Crew-Chief besprochen.') : '',
    reason: status === 'rejected' ? say(reasons[at % reasons.length] ?? '') : '',
    copied_from: at % 16 === 8 ? `B-${String(at).padStart(5, '0')}` : null,
    submitted_at: handedIn,
    decided_at: decided,
    decided_by: decided ? (personOf('accountant')?.id ?? null) : null,
    paid_at: decided && status === 'paid' ? new Date(decided.getTime() + 48 * 3_600_000) : null,
    net_minor: net,
    gross_minor: gross,
    created_at: hoursAgo(age * 24 + 1),
  };
  return { receipt, items, twin };
}
export type ReceiptRows = ReturnType<typeof receiptRows>;

/** Makes a receipt the double of another: same person, day, currency and amount. */
export function doubled(of: ReceiptRows, rows: ReceiptRows): ReceiptRows {
  const { person_id, date, currency, net_minor, gross_minor, merchant, type_id } = of.receipt;
  const receipt = { ...rows.receipt, person_id, date, currency, net_minor, gross_minor, merchant, type_id };
  const items = of.items.map((item, rank) => ({
    ...item,
    id: rows.items[rank]?.id ?? `${rows.receipt.id}-${rank}`,
    receipt_id: rows.receipt.id,
  }));
  return { ...rows, receipt, items };
}
