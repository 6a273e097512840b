import { path } from '../../pages/path.ts';
import type { Address } from '../../pages/path.ts';
import type { NotificationKind } from './kinds.ts';
import type { NotificationRow } from './notifications.contract.ts';
import type { OpenedKind } from './subjects.ts';

type Values = Readonly<Record<string, string>>;

/** Which page opens what a notification is about or the search has found, for whoever may open it. */
export type Opening = {
  readonly about: OpenedKind;
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

type Subject = {
  readonly about: string;
  /** Why somebody was told of it. */
  readonly kind?: NotificationKind;
  readonly link: Values;
};
type CanOpen = (address: Address) => boolean;

/** The page that opens something: the first that can be opened, and before all those for what was told. */
export function pageOf(
  { about, kind, link }: Subject,
  openings: readonly Opening[],
  canOpen: CanOpen,
): Address | null {
  const ofIt = openings.filter((one) => one.about === about);
  const fitting = [
    ...ofIt.filter((one) => kind !== undefined && one.told?.includes(kind)),
    ...ofIt.filter((one) => one.told === undefined),
  ];
  for (const opening of fitting) {
    const address = addressOf(opening, link);
    if (address && canOpen(address)) return address;
  }
  return null;
}

/** The page that opens what somebody was told. */
export const openedBy = (
  { kind, subject }: Pick<NotificationRow, 'kind' | 'subject'>,
  openings: readonly Opening[],
  canOpen: CanOpen,
): Address | null => subject && pageOf({ about: subject.kind, kind, link: subject.link }, openings, canOpen);
