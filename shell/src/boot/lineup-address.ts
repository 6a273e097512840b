type Asked = { readonly language: string; readonly pathname: string };

/** Screens of the shell that most visits begin with: asking the same for all of them keeps one answer in the cache. */
const ofShell: ReadonlySet<string> = new Set(['', 'login']);

/** Where the lineup is asked for: its labels in one language, and the list of the files behind the address. */
export function lineupAddress({ language, pathname }: Asked): string {
  const at = pathname.split('/', 2)[1] ?? '';
  const query = new URLSearchParams({ ...(!ofShell.has(at) && { at }), ...(language && { language }) });
  return query.size > 0 ? `/lineup?${query}` : '/lineup';
}
