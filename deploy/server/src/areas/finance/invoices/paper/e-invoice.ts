import type { Invoice as EInvoice } from '@e-invoice-eu/core';
import { fractionDigits, lineMinor, sumsOfNet } from '@callboard/domain';
import type { itemsOfInvoice, InvoiceFacts } from '../invoice/invoices.db.ts';
import type { Buyer, Seller } from '../invoice/invoice-parties.db.ts';
import { exemptionReasons, vatCategory } from './vat-category.ts';

type Items = Awaited<ReturnType<typeof itemsOfInvoice>>;
export type WholeInvoice = { invoice: InvoiceFacts; items: Items; seller: Seller; buyer: Buyer };

const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } };
/** A bank transfer within SEPA; or a way to pay that was not agreed on. */
const payment = ({ iban }: Seller) =>
  iban === ''
    ? { 'cbc:PaymentMeansCode': '1' as const }
    : {
        'cbc:PaymentMeansCode': '58' as const,
        'cac:PayeeFinancialAccount': { 'cbc:ID': iban.replaceAll(' ', '') },
      };

const partyOf = ({ name, street, zip, city, country }: Buyer) => ({
  'cac:PostalAddress': {
    ...(street && { 'cbc:StreetName': street }),
    ...(city && { 'cbc:CityName': city }),
    ...(zip && { 'cbc:PostalZone': zip }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  },
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
});
const taxIdOf = ({ vatNumber }: Buyer) => ({ 'cbc:CompanyID': vatNumber.replaceAll(' ', ''), ...vat });

/**
 * An invoice in the terms of EN 16931. A credit note is a document of its own there, and says what is credited in
 * positive amounts; a price is never negative, so the sign of a line is that of its quantity.
 */
export function eInvoiceOf({ invoice, items, seller, buyer }: WholeInvoice): EInvoice {
  const { currency } = invoice;
  const digits = fractionDigits(currency);
  const sign = invoice.grossMinor < 0 ? -1 : 1;
  const decimal = (minor: number) => (minor / 10 ** digits).toFixed(digits);
  const amount = (minor: number) => decimal(minor * sign || 0);
  const { net, vat: tax, gross, rates } = sumsOfNet(items);
  const categoryOf = (vatRate: number) => {
    const id = vatCategory(vatRate, seller, buyer);
    return { 'cbc:ID': id, 'cbc:Percent': String(vatRate / 100), ...vat };
  };
  const reason = (vatRate: number) => exemptionReasons[vatCategory(vatRate, seller, buyer)];
  const document = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': invoice.number,
    'cbc:IssueDate': invoice.invoiceDate,
    'cbc:DueDate': invoice.dueDate,
    'cbc:InvoiceTypeCode': sign < 0 ? '381' : '380',
    ...(invoice.comment && { 'cbc:Note': [invoice.comment] }),
    'cbc:DocumentCurrencyCode': currency,
    ...(invoice.projectNumber && { 'cac:ProjectReference': { 'cbc:ID': invoice.projectNumber } }),
    'cac:AccountingSupplierParty': {
      'cac:Party': { ...partyOf(seller), 'cac:PartyTaxScheme': [taxIdOf(seller)] },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': { ...partyOf(buyer), ...(buyer.vatNumber && { 'cac:PartyTaxScheme': taxIdOf(buyer) }) },
    },
    // The schema of CII wants to know of a delivery; whom it was for is all that is certain.
    'cac:Delivery': { 'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': buyer.name } } },
    'cac:PaymentMeans': [payment(seller)],
    'cac:TaxTotal': [
      {
        'cbc:TaxAmount': amount(tax),
        'cbc:TaxAmount@currencyID': currency,
        'cac:TaxSubtotal': rates.map((rate) => ({
          'cbc:TaxableAmount': amount(rate.net),
          'cbc:TaxableAmount@currencyID': currency,
          'cbc:TaxAmount': amount(rate.vat),
          'cbc:TaxAmount@currencyID': currency,
          'cac:TaxCategory': { ...categoryOf(rate.vatRate), ...reason(rate.vatRate) },
        })),
      },
    ],
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': amount(net),
      'cbc:LineExtensionAmount@currencyID': currency,
      'cbc:TaxExclusiveAmount': amount(net),
      'cbc:TaxExclusiveAmount@currencyID': currency,
      'cbc:TaxInclusiveAmount': amount(gross),
      'cbc:TaxInclusiveAmount@currencyID': currency,
      'cbc:PayableAmount': amount(gross),
      'cbc:PayableAmount@currencyID': currency,
    },
    'cac:InvoiceLine': items.map((item, at) => ({
      'cbc:ID': String(at + 1),
      'cbc:InvoicedQuantity': String(item.quantity * sign * (item.unitPriceMinor < 0 ? -1 : 1)),
      'cbc:InvoicedQuantity@unitCode': 'C62',
      'cbc:LineExtensionAmount': amount(lineMinor(item)),
      'cbc:LineExtensionAmount@currencyID': currency,
      'cac:Item': { 'cbc:Name': item.description, 'cac:ClassifiedTaxCategory': categoryOf(item.vatRate) },
      'cac:Price': {
        'cbc:PriceAmount': decimal(Math.abs(item.unitPriceMinor)),
        'cbc:PriceAmount@currencyID': currency,
      },
    })),
  };
  // The library's types are closed lists of codes; it checks them against its schema before it writes anything.
  return { 'ubl:Invoice': document } as EInvoice;
}

/** Amounts of the format have two decimals at most, and its sums are those of its lines. */
export const fitsEInvoice = (
  { currency, netMinor, grossMinor }: InvoiceFacts,
  items: Items,
  seller: Seller | undefined,
): seller is Seller => {
  const { net, gross } = sumsOfNet(items);
  const adds = items.length > 0 && net === netMinor && gross === grossMinor;
  return seller !== undefined && adds && fractionDigits(currency) <= 2;
};
