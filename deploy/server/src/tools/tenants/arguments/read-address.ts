import { TenantCommandRefused } from './refused.ts';

export const isAddress = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(text) && URL.canParse(text);

export const addressFault = (text: string): string =>
  `"${text}" is not an address. Write it without a path: https://crew.example.com or https://crew.example.com:8443`;

/** Where links in mails lead to from now on; `none` for the host that is asked. */
export function readAddress(tenant: string, text: string): string | null {
  if (!tenant || !text)
    throw new TenantCommandRefused(
      'Which tenant, and where? pnpm tenant address <tenant> https://crew.example.com',
    );
  const address = text.toLowerCase().replace(/\/$/, '');
  if (address === 'none') return null;
  if (!isAddress(address)) throw new TenantCommandRefused(addressFault(text));
  return address;
}
