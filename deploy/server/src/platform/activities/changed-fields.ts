/**
 * What an edit changes: the fields that it names and that differ, as they are and as they will be. A field that the
 * row does not have does not compile: its edit would be dropped in silence.
 */
export function changedFields<Asked extends object>(
  row: { readonly [Name in keyof Asked]-?: unknown },
  asked: Asked,
) {
  const names = (Object.keys(asked) as (keyof Asked)[]).filter(
    (name) => asked[name] !== undefined && asked[name] !== row[name],
  );
  const pick = <From extends object>(from: From) =>
    Object.fromEntries(names.map((name) => [name, from[name as unknown as keyof From]])) as Partial<From>;
  return { names, before: pick(row), after: pick(asked) };
}
