import { shareOf } from '../../money/money.ts';

/** Work of somebody in a plus crew, with what the client pays for it. */
export type PricedWork = {
  readonly day: string;
  /** Signed off; else it is only booked. */
  readonly approvedMinutes: number | null;
  readonly plannedMinutes: number;
  /** Nothing where no rate card names the function in the crew's currency. */
  readonly price: {
    readonly unit: 'hour' | 'day' | 'piece' | 'kilometre';
    readonly priceMinor: number;
  } | null;
};
export type PlusCrewDay = {
  readonly day: string;
  readonly turnoverMinor: number;
  readonly workedMinutes: number;
  readonly bookedMinor: number;
};

/** What the client pays for so many minutes of one position. Kilometres are no work. */
export function turnoverOfWork(minutes: number, price: PricedWork['price']): number {
  if (!price || minutes === 0 || price.unit === 'kilometre') return 0;
  return price.unit === 'hour' ? shareOf(price.priceMinor, minutes, 60) : price.priceMinor;
}

/** Turnover and hours are what was signed off; everything else of the day is booked for it. */
export const plusCrewDays = (works: readonly PricedWork[]): PlusCrewDay[] =>
  [...Map.groupBy(works, ({ day }) => day)]
    .map(([day, its]) => {
      const sum = (of: (work: PricedWork) => number) => its.reduce((total, work) => total + of(work), 0);
      return {
        day,
        turnoverMinor: sum(({ approvedMinutes, price }) => turnoverOfWork(approvedMinutes ?? 0, price)),
        workedMinutes: sum(({ approvedMinutes }) => approvedMinutes ?? 0),
        bookedMinor: sum(({ approvedMinutes, plannedMinutes, price }) =>
          approvedMinutes === null ? turnoverOfWork(plannedMinutes, price) : 0,
        ),
      };
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1));
