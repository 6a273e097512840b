import { path } from '../../path.ts';
import type { Address } from '../../path.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationRow } from './notifications.contract.ts';
import type { SubjectKind } from './subjects.ts';

type Values = Readonly<Record<string, string>>;

/** Which page opens what a notification is about, for whoever may open it. */
export type Opening = {
  readonly about: SubjectKind;
  /** Only where it was told so; such an opening comes before those without. */
  readonly told?: readonly NotificationKind[];
  /** The pattern of the page's address. */
  readonly to: string;
  /** Parameters of the address that the subject's link has by another name. */
  readonly by?: Values;
  /** Values may be made of the link: `{day}`. */
  readonly search?: Values;
};

/** Names in a text like `/crews/{id}`; those with a question mark may be missing. */
const names = /\{(\w+)(\??)\}/g;

/** The address of an opening; none where the server does not know enough of what it is about. */
function addressOf({ to, by = {}, search = {} }: Opening, link: Values): Address | null {
  const params: Record<string, string> = {};
  for (const [, name = '', optional] of to.matchAll(names)) {
    const value = link[by[name] ?? name];
    if (value) params[name] = value;
    else if (!optional) return null;
  }
  const filled = Object.entries(search).map(([name, text]) => [
    name,
    text.replace(names, (_, key: string) => link[key] ?? ''),
  ]);
  return path(to).to(params as never, Object.fromEntries(filled) as Values);
}

/** The page that opens what somebody was told: the first that can be opened. */
export function openedBy(
  { kind, subject }: Pick<NotificationRow, 'kind' | 'subject'>,
  openings: readonly Opening[],
  canOpen: (address: Address) => boolean,
): Address | null {
  if (!subject) return null;
  const about = openings.filter((one) => one.about === subject.kind);
  const fitting = [
    ...about.filter(({ told }) => told?.includes(kind)),
    ...about.filter(({ told }) => told === undefined),
  ];
  for (const opening of fitting) {
    const address = addressOf(opening, subject.link);
    if (address && canOpen(address)) return address;
  }
  return null;
}
