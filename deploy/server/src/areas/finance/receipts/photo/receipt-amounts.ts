/** An amount with two decimals, in any notation: 1.234,50 or 1,234.50 or 1 234,50; no rate, no day, no clock. */
const amountPattern =
  /(?<![\d.,:/-])(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,6}) ?[.,] ?\d{2}(?![\d%:/]|[.,]\d|\s*%)/g;

const amountsIn = (line: string): number[] =>
  [...line.matchAll(amountPattern)].map(([text]) => Number(text.replace(/\D/g, '')));

const notTheTotal =
  /zwischensumme|teilsumme|sub-?\s?total|sous-?total|subtotaal|netto|\bnet\b(?! à payer)|\bht\b|base|rückgeld|wechselgeld|\bchange\b|wisselgeld|rendu|cambio|gegeben|rabatt|discount|korting|remise|descuento|saving|erspar/i;
const taxOnly = /mwst|\bust\b|u\.st|steuer|\bvat\b|\btax\b|btw|\btva\b|\biva\b|\btaw\b/i;
const included = /inkl|incl|ttc|included|compris|incluid/i;

/** The clearest word first: what there is to pay, then what is called the total. */
const totalWords = [
  /zu zahlen|zahlbetrag|rechnungsbetrag|gesamtbetrag|endbetrag|amount due|balance due|to pay|te betalen|à payer|a payer|a pagar|total ttc|grand total/i,
  /\bsumme\b|\bgesamt|\btotal\b|\btotaal\b|\bimporte\b|\bmontant\b|\bbetrag\b|\bbedrag\b|cyfanswm/i,
] as const;

/** The total of a receipt in minor units, or nothing where no line says that it is one. */
export function totalIn(lines: readonly string[]): number | null {
  for (const words of totalWords) {
    const found = lines.flatMap((line, at) => {
      if (!words.test(line) || notTheTotal.test(line)) return [];
      if (taxOnly.test(line) && !included.test(line)) return [];
      const here = amountsIn(line);
      // Large type: the word on one line, the figure on the next.
      return here.length > 0 ? here : amountsIn(lines[at + 1] ?? '').slice(0, 1);
    });
    const total = Math.max(0, ...found);
    if (total > 0) return total;
  }
  return null;
}

const usualRates = [2100, 2000, 1900, 1300, 1000, 900, 810, 700, 600, 550, 500, 400, 260, 210];
const ratePattern = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g;

/** The one rate of VAT that a receipt names, or that its VAT and total make; with several rates nothing. */
export function vatRateIn(lines: readonly string[], total: number | null): number | null {
  const taxed = lines.filter((line) => taxOnly.test(line));
  const near = lines.filter((line, at) => taxOnly.test(line) || taxOnly.test(lines[at - 1] ?? ''));
  const rates = new Set(
    near
      .flatMap((line) => [...line.matchAll(ratePattern)])
      .map(([, text = '']) => Math.round(Number(text.replace(',', '.')) * 100))
      .filter((rate) => rate > 0 && rate <= 2_700),
  );
  if (rates.size === 1) return [...rates][0] ?? null;
  if (rates.size > 1 || total === null) return null;
  for (const vat of taxed.flatMap(amountsIn)) {
    const rate = usualRates.find((one) => Math.abs((total * one) / (10_000 + one) - vat) <= 1);
    if (rate !== undefined) return rate;
  }
  return null;
}
