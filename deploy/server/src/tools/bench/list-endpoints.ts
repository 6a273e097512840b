import { api, may, roleOf } from '@callboard/contract';
import type { AnyEndpoint, Identity } from '@callboard/contract';
import { demoLogins } from '../demo/demo-logins.ts';
import { largeLogins } from './large-fixture.ts';
import type { LargeLogin } from './large-fixture.ts';

export type ListEndpoint = {
  name: string;
  path: string;
  logins: LargeLogin[];
  query: string[];
  /** What is searched for, where that is not the name of which there are hundreds. */
  q?: string;
};

const shapeOf = (shape: unknown): Record<string, unknown> =>
  (shape as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
const isList = ({ method, answer, changesState }: AnyEndpoint): boolean => {
  const names = Object.keys(shapeOf(answer));
  return (
    method === 'GET' &&
    !changesState &&
    ['items', 'total', 'page', 'limit'].every((name) => names.includes(name))
  );
};

const identityOf = (name: LargeLogin): Identity => {
  const found = demoLogins.find(({ login }) => login === name) ?? demoLogins[0]!;
  return {
    tokenType: 'user',
    loginTypes: found.types,
    roles: found.types.map((type) => roleOf[type]),
    rights: found.rights,
    mailboxRights: Object.fromEntries((found.mailbox ?? []).map((right) => [right, ['READ'] as const])),
  };
};

/** Something that is there, for what a path names; the first part of the path says what it is. */
const known: Readonly<Record<string, (login: LargeLogin) => string>> = {
  companies: () => 'co-1',
  contacts: (login) => `cp-${largeLogins[login].slice(2)}`,
  crewMember: (login) => largeLogins[login],
  crewMembers: (login) => largeLogins[login],
  persons: (login) => largeLogins[login],
  projectCrews: () => 'c-550-0',
  projectCrewItems: () => 'i-550-0',
  crewChecks: () => 'ck-i-549-0',
  projects: () => '4736',
  documents: (login) => `do-${largeLogins[login].slice(2)}-0`,
  staffContracts: (login) => `sc-${largeLogins[login].slice(2)}`,
  emailMessages: () => 'em-1',
  payrolls: (login) => `L-${largeLogins[login].slice(2)}-1`,
  payrollItems: (login) => `pi-pa-${largeLogins[login].slice(2)}-1-0`,
  receipts: () => 'R-1',
  invoices: () => 'RE-1',
  rateCards: () => 'rc-1',
  plusCrews: () => 'PC-1',
  plannerCrews: () => 'pc-1',
  pCrews: () => 'pp-1',
  forms: () => 'fo-1',
  locations: () => 'lo-1',
  jobs: (login) => `i-550-${largeLogins[login]}`,
};

/** Every list of the contract with those who may read it, most concerned first. */
export const listEndpoints = (): ListEndpoint[] =>
  Object.entries(api).flatMap(([area, verbs]) =>
    Object.entries(verbs as Record<string, AnyEndpoint>).flatMap(([verb, endpoint]) => {
      // The search is every list at once.
      if (!isList(endpoint) && endpoint !== api.search.search) return [];
      const logins = (Object.keys(largeLogins) as LargeLogin[]).filter((name) =>
        may(endpoint.allow, identityOf(name)),
      );
      const query = Object.keys(shapeOf(endpoint.query));
      const list = { name: `${area}.${verb}`, path: endpoint.path, logins: preferred(logins), query };
      return endpoint === api.search.search ? searches(list) : [list];
    }),
  );

/** A wrong key and what stands nowhere are asked for twice, of every list. */
const searches = (list: ListEndpoint): ListEndpoint[] => [
  list,
  { ...list, name: `${list.name} (wrong key)`, q: 'amna' },
  { ...list, name: `${list.name} (nowhere)`, q: 'qwxyzv' },
];

/** Who sees most makes the most work. */
const order: readonly LargeLogin[] = ['planner', 'accountant', 'office', 'client', 'chief', 'crew'];
const preferred = (logins: LargeLogin[]): LargeLogin[] =>
  logins.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));

/** What a list wants to have named: days, and a name of which there are hundreds. */
const neededQuery = (): Record<string, string> => {
  const from = new Date();
  const to = new Date(from.getTime() + 30 * 86_400_000);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return { from: day(from), to: day(to), date: day(from), month: `${day(from).slice(0, 7)}-01`, q: 'anna' };
};

/** The address of a list for somebody; `asked` names what the server wanted to have named. */
export function addressOf(
  { path, query, q }: ListEndpoint,
  login: LargeLogin,
  limit: number,
  asked: readonly string[] = [],
): string {
  const filled = path.replace(/\{\w+\}/g, () => known[path.split('/')[1] ?? '']?.(login) ?? 'unknown');
  const wanted: Record<string, string> = { ...neededQuery(), ...(q !== undefined && { q }) };
  const needed = Object.fromEntries(asked.flatMap((name) => (wanted[name] ? [[name, wanted[name]]] : [])));
  const paged = query.includes('limit') ? { limit: String(limit) } : {};
  const search = new URLSearchParams({ ...needed, ...paged }).toString();
  return search ? `${filled}?${search}` : filled;
}
