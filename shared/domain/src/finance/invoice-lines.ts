/** Signed-off hours of one position, with what its client pays for them. */
export type HoursToInvoice = {
  readonly crewItemId: string;
  readonly day: string;
  readonly crewId: string;
  readonly crew: string;
  readonly functionId: string;
  readonly function: string;
  readonly person: { readonly id: string; readonly name: string };
  readonly minutes: number;
  /** Nothing where no rate card names the function in the currency of the invoice. */
  readonly price: { readonly unit: 'hour' | 'day' | 'piece'; readonly priceMinor: number } | null;
};

export type InvoiceLine = Pick<HoursToInvoice, 'day' | 'crew' | 'function'> & {
  readonly unit: 'hour' | 'day' | 'piece';
  readonly unitPriceMinor: number | null;
  /** Hours with up to three decimals, or how many people came. */
  readonly quantity: number;
  readonly hours: readonly Pick<HoursToInvoice, 'crewItemId' | 'person' | 'minutes'>[];
};

/** An hour has sixty minutes, an item three decimals. */
const inHours = (minutes: number): number => Math.round((minutes * 1_000) / 60) / 1_000;

/** One item for all of a crew who did the same on a day at the same price; what has no price is counted in hours. */
export const invoiceLines = (hours: readonly HoursToInvoice[]): InvoiceLine[] =>
  [
    ...Map.groupBy(hours, ({ day, crewId, functionId, price }) =>
      [day, crewId, functionId, price?.unit, price?.priceMinor].join(' '),
    ).values(),
  ].flatMap((its) => {
    const [first] = its;
    if (!first) return [];
    const { day, crew, function: functionName, price } = first;
    const unit = price?.unit ?? 'hour';
    const minutes = its.reduce((sum, one) => sum + one.minutes, 0);
    return {
      day,
      crew,
      function: functionName,
      unit,
      unitPriceMinor: price?.priceMinor ?? null,
      quantity: unit === 'hour' ? inHours(minutes) : its.length,
      hours: its.map((one) => ({ crewItemId: one.crewItemId, person: one.person, minutes: one.minutes })),
    };
  });
