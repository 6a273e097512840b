/** Money is whole minor units (cents); VAT rates are hundredths of a percent: 2000 is 20 %. */

export type MoneyLine = {
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly vatRate: number;
};
type Amounts = { readonly net: number; readonly vat: number; readonly gross: number };
export type MoneySums = Amounts & { readonly rates: readonly (Amounts & { readonly vatRate: number })[] };

/** Halves go away from zero, so that a credit note takes back exactly what its invoice asked for. */
export const roundHalfUp = (value: number): number =>
  Math.sign(value) * Math.floor(Math.abs(value) + 0.5) || 0;

/** A share of whole numbers, rounded once. What lies between can be more than a number holds exactly. */
export function shareOf(value: number, part: number, whole: number): number {
  const size = BigInt(Math.abs(value)) * BigInt(part);
  const rounded = Number((size * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Quantities have up to three decimals. */
export const lineMinor = ({ quantity, unitPriceMinor }: MoneyLine): number =>
  shareOf(unitPriceMinor, Math.round(quantity * 1_000), 1_000);

const wholeRate = 10_000;

function sums(lines: readonly MoneyLine[], amountsOf: (sum: number, vatRate: number) => Amounts): MoneySums {
  const rates = [...Map.groupBy(lines, ({ vatRate }) => vatRate)]
    .map(([vatRate, its]) => ({
      vatRate,
      ...amountsOf(
        its.reduce((sum, line) => sum + lineMinor(line), 0),
        vatRate,
      ),
    }))
    .sort((a, b) => b.vatRate - a.vatRate);
  const total = (name: keyof Amounts) => rates.reduce((sum, rate) => sum + rate[name], 0);
  return {
    net: total('net'),
    vat: total('vat'),
    gross: total('gross'),
    rates,
  };
}

/** What was paid at a till: prices hold the VAT, which is rounded once for each rate. */
export const sumsOfGross = (lines: readonly MoneyLine[]): MoneySums =>
  sums(lines, (gross, rate) => {
    const vat = shareOf(gross, rate, wholeRate + rate);
    return { net: gross - vat, vat, gross };
  });

/** What is asked of a company: prices without VAT, which is added once for each rate. */
export const sumsOfNet = (lines: readonly MoneyLine[]): MoneySums =>
  sums(lines, (net, rate) => {
    const vat = shareOf(net, rate, wholeRate);
    return { net, vat, gross: net + vat };
  });
