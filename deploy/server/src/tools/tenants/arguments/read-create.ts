import { languages, themeNames } from '@callboard/contract';
import type { Language, ThemeName } from '@callboard/contract';
import { addressFault, isAddress } from './read-address.ts';
import { TenantCommandRefused } from './refused.ts';

export type NewTenant = {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly address: string | null;
  readonly language: Language;
  /** Whether people may choose another language than the tenant's. */
  readonly useUserLanguage: boolean;
  readonly theme: ThemeName;
  readonly timeZone: string;
  readonly bundles: readonly string[];
  readonly office: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly login: string;
  };
};

export type CreateValues = {
  readonly host?: readonly string[] | undefined;
  readonly address?: string | undefined;
  readonly office?: string | undefined;
  readonly id?: string | undefined;
  readonly login?: string | undefined;
  readonly language?: string | undefined;
  readonly 'one-language'?: boolean | undefined;
  readonly theme?: string | undefined;
  readonly 'time-zone'?: string | undefined;
  readonly bundles?: string | undefined;
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const hostPattern = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);
const officePattern = /^(?<names>[^<>]+)<(?<email>[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)>$/;

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text);

/** The wish of an operator, complete; every fault in it is said at once. */
export function readCreate(name: string, values: CreateValues, known: readonly string[]): NewTenant {
  const faults: string[] = [];
  const need = (holds: unknown, sentence: string): void => void (holds || faults.push(sentence));

  const id = values.id ?? plain(name);
  need(name.trim() && name.length <= 80, 'A tenant needs a name of at most 80 letters.');
  need(
    !name.trim() || /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/.test(id),
    `"${id}" is no short name for a tenant: small letters a to z, digits and hyphens, at most 40. Name another one with --id.`,
  );

  const hosts = [...new Set((values.host ?? []).flatMap((one) => one.toLowerCase().split(',')))];
  need(hosts.length > 0, 'A tenant needs the host that it answers on: --host crew.example.com');
  for (const host of hosts)
    need(
      hostPattern.test(host),
      `"${host}" is not a host. Write it without https://, port and path: crew.example.com`,
    );

  const address = values.address?.toLowerCase() ?? null;
  need(address === null || isAddress(address), addressFault(values.address ?? ''));

  const language = oneOf(languages, values.language ?? 'en');
  need(language, `There is no language "${values.language}". Known are: ${languages.join(', ')}.`);
  const theme = oneOf(themeNames, values.theme ?? 'default');
  need(theme, `There is no theme "${values.theme}". Known are: ${themeNames.join(', ')}.`);
  const timeZone = values['time-zone'] ?? 'Europe/Vienna';
  need(isZone(timeZone), `"${timeZone}" is not a time zone. Write it like Europe/Vienna.`);
  const wanted = values.bundles?.split(',') ?? known;
  const bundles = known.filter((one) => wanted.some((each) => each === one));
  for (const one of wanted)
    need(oneOf(known, one), `There is no bundle "${one}". Known are: ${known.join(', ')}.`);

  const { names = '', email = '' } = officePattern.exec(values.office?.trim() ?? '')?.groups ?? {};
  const [firstName = '', ...last] = names.trim().split(/\s+/);
  need(
    email && last.length > 0,
    `The first office person is named with first name, last name and email: --office "Jo Doe <jo@example.com>"${
      values.office ? `, not "${values.office}"` : ''
    }.`,
  );
  const login = values.login ?? email;
  need(!email || login.trim() === login, 'A login neither begins nor ends with a space.');

  if (!language || !theme || faults.length > 0) throw new TenantCommandRefused(...faults);
  return {
    id,
    name: name.trim(),
    hosts,
    address,
    language,
    useUserLanguage: !values['one-language'],
    theme,
    timeZone,
    bundles,
    office: { firstName, lastName: last.join(' '), email, login },
  };
}
