const list = /'[A-Za-z]+'(?:\s*,\s*(?:\/\/[^\n]*\s*)?'[A-Za-z]+')+/g;

export type StateList = { readonly line: number; readonly set: string; readonly members: readonly string[] };

/** Lists of two or more members of one closed set that are written out in this source, in TypeScript or in SQL. */
export function stateLists(source: string, sets: Readonly<Record<string, readonly string[]>>): StateList[] {
  return [...source.matchAll(list)].flatMap(({ 0: text, index }) => {
    const members = [...text.matchAll(/'([A-Za-z]+)'/g)].map(([, member = '']) => member);
    const set = Object.keys(sets).find((name) => members.every((member) => sets[name]?.includes(member)));
    const line = source.slice(0, index).split('\n').length;
    return set === undefined ? [] : [{ line, set, members }];
  });
}
