import { path } from '@callboard/feature';

type Values = Readonly<Record<string, string>>;

/** The address of an entry: the page of its face, made of what the server gives with it. */
export function entryLink(to: string, link: Values = {}, search: Values = {}): string {
  const filled = Object.entries(search).map(([name, value]) => [
    name,
    value.replace(/\{(\w+)\}/g, (_, key: string) => link[key] ?? ''),
  ]);
  return path(to).to(link as never, Object.fromEntries(filled) as Values);
}
