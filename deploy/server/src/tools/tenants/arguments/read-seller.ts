import { isCountry } from '@callboard/domain';
import { TenantCommandRefused } from './refused.ts';

export type SellerValues = Partial<
  Record<'name' | 'street' | 'zip' | 'city' | 'country' | 'vat' | 'iban', string | undefined>
>;

/** The remainder that the check digits of an IBAN make, by ISO 7064. */
const ibanRemainder = (iban: string): number =>
  [...(iban.slice(4) + iban.slice(0, 4))]
    .map((sign) => String(Number.parseInt(sign, 36)))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && ibanRemainder(iban) === 1;

/** The company that writes a tenant's invoices, complete; every fault in it is said at once. */
export function readSeller(tenant: string, values: SellerValues) {
  const { name = '', street = '', zip = '', city = '' } = values;
  const country = (values.country ?? '').toUpperCase();
  const vatNumber = (values.vat ?? '').replaceAll(' ', '').toUpperCase();
  const iban = (values.iban ?? '').replaceAll(' ', '').toUpperCase();
  const faults = [
    ...Object.entries({ tenant, '--name': name, '--street': street, '--zip': zip, '--city': city })
      .filter(([, value]) => value.trim() === '')
      .map(([what]) => `The ${what} is missing.`),
    ...(isCountry(country) ? [] : [`"${country}" is not a country. Write it like AT.`]),
    ...(/^[A-Z]{2}[A-Z0-9]{2,13}$/.test(vatNumber)
      ? []
      : [`"${vatNumber}" is not a VAT number. Write it with its country, like ATU12345678.`]),
    ...(iban === '' || isIban(iban) ? [] : [`"${iban}" is not an IBAN.`]),
  ];
  if (faults.length > 0) throw new TenantCommandRefused(faults.join('\n'));
  return { name, street, zip, city, country, vatNumber, iban };
}
