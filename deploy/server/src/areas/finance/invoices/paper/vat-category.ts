import type { Buyer, Seller } from '../invoice/invoice-parties.db.ts';

/** Members of the European Union. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export type VatCategory = 'S' | 'Z' | 'AE' | 'G';

/**
 * Why a line has the VAT that it has, as EN 16931 names it: the standard or a reduced rate, none because the buyer in
 * another country of the Union owes it or the buyer is outside of the Union, or a rate of zero.
 */
export function vatCategory(vatRate: number, seller: Seller, buyer: Buyer): VatCategory {
  if (vatRate > 0) return 'S';
  if (buyer.country === seller.country || !union.has(seller.country)) return 'Z';
  if (!union.has(buyer.country)) return 'G';
  return buyer.vatNumber === '' ? 'Z' : 'AE';
}

const because = (text: string, code: string) => ({
  'cbc:TaxExemptionReasonCode': code,
  'cbc:TaxExemptionReason': text,
});
/** Why there is no VAT, in the words and codes that the format asks for; a rate of zero must give no reason. */
export const exemptionReasons = {
  S: {},
  Z: {},
  AE: because('Reverse charge', 'VATEX-EU-AE'),
  G: because('Export outside the EU', 'VATEX-EU-G'),
} satisfies Record<VatCategory, object>;
