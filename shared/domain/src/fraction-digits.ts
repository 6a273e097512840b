/** Decimals of a currency: two of the euro, none of the yen, three of the Bahraini dinar. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
