/** A call of the contract, as far as it is read here. */
type Call = { readonly answer: unknown };

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly element?: Node;
  readonly innerType?: Node;
  readonly valueType?: Node;
  readonly options?: readonly Node[];
  readonly values?: readonly unknown[];
};
type Node = { readonly _zod: { readonly def: Def } };

/** The codes that may stand at one place of an answer, and where that is. */
type Codes = { readonly values: readonly string[]; readonly at: string };

function codesIn({ _zod: { def } }: Node, at: string): Codes[] {
  const inner = [def.element, def.innerType, def.valueType, ...(def.options ?? [])].filter(
    (one) => one !== undefined,
  );
  return [
    ...(def.type === 'enum' ? [{ values: Object.values(def.entries ?? {}).map(String), at }] : []),
    ...inner.flatMap((one) => codesIn(one, at)),
    ...Object.entries(def.shape ?? {}).flatMap(([name, one]) => codesIn(one, `${at}.${name}`)),
  ];
}

/** Every list of codes that answers of the API hold, with the places where it is found. */
export function answeredCodes(calls: readonly (readonly [string, Call])[]): Codes[] {
  const all = calls.flatMap(([name, { answer }]) =>
    typeof answer === 'string' ? [] : codesIn(answer as Node, name),
  );
  return [...Map.groupBy(all, ({ values }) => values.toSorted().join(' '))].map(([key, places]) => ({
    values: key.split(' '),
    at: [...new Set(places.map(({ at }) => at))].join(', '),
  }));
}
