import type { AnswerOf, AnyEndpoint } from '@callboard/contract';

type Shape<Output = unknown> = {
  readonly safeParse: (data: unknown) => { readonly success: boolean; readonly error?: unknown };
  readonly _zod: { readonly output: Output };
};
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly element?: Node;
  readonly innerType?: Node;
  readonly keyType?: Node;
  readonly valueType?: Node;
  readonly options?: readonly Node[];
  readonly items?: readonly Node[];
  readonly defaultValue?: unknown;
};
type Node = Shape & { readonly _zod: { readonly def: Definition; readonly values?: ReadonlySet<unknown> } };

/** As much of a value as somebody cares to say, at any depth. */
export type PartOf<Value> = Value extends readonly (infer Item)[]
  ? readonly PartOf<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: PartOf<Value[Name]> | undefined }
    : Value;

type OutputOf<Source> = Source extends AnyEndpoint
  ? AnswerOf<Source>
  : Source extends Shape<infer Output>
    ? Output
    : never;
type ItemOf<E extends AnyEndpoint> =
  AnswerOf<E> extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** The first of them that a shape takes is its sample. */
const texts = [
  '',
  '1',
  '2026-11-20',
  '2026-11-20T08:00:00Z',
  '08:00',
  '2026-11',
  'EUR',
  'AT',
  'Europe/Vienna',
  '#000000',
  'ada@example.com',
  'https://example.com/',
  'a'.repeat(64),
  `sha384-${'A'.repeat(64)}`,
];
/** Texts of which screens ask more than their shape does. */
const textsByName: Readonly<Record<string, string>> = { currency: 'EUR', timeZone: 'Europe/Vienna' };
const numbers = [0, 1, 2_026];
const firstTaken = (shape: Node, candidates: readonly unknown[]) =>
  candidates.find((one) => shape.safeParse(one).success);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function filledObject(fields: Readonly<Record<string, Node>>, given: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(fields).map(
    ([name, one]) => [name, filled(one, given[name], name)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The first option that what is given fits. */
const filledUnion = (options: readonly Node[], given: unknown) =>
  options
    .map((one) => ({ one, value: filled(one, given) }))
    .find(({ one, value }) => one.safeParse(value).success)?.value;

function filledRecord({ keyType, valueType }: Definition, given: Readonly<Record<string, unknown>>) {
  const names = [...(keyType?._zod.values ?? []), ...Object.keys(given)].map(String);
  return Object.fromEntries(names.map((name) => [name, filled(valueType, given[name])]));
}

/** What is given, and around it the emptiest value that the shape takes. */
function filled(shape: Node | undefined, given: unknown, name = ''): unknown {
  if (shape === undefined) return given;
  const { def, values } = shape._zod;
  switch (def.type) {
    case 'object':
      return given === undefined || isObject(given) ? filledObject(def.shape ?? {}, given ?? {}) : given;
    case 'record':
      return given === undefined || isObject(given) ? filledRecord(def, given ?? {}) : given;
    case 'array':
      if (Array.isArray(given)) return given.map((one) => filled(def.element, one));
      return given ?? (shape.safeParse([]).success ? [] : [filled(def.element, undefined)]);
    case 'tuple':
      return def.items?.map((one, at) => filled(one, Array.isArray(given) ? given[at] : undefined));
    case 'optional':
      return given === undefined ? undefined : filled(def.innerType, given);
    case 'nullable':
      return given === undefined || given === null ? null : filled(def.innerType, given);
    case 'default':
      return given === undefined ? def.defaultValue : filled(def.innerType, given);
    case 'union':
      return filledUnion(def.options ?? [], given) ?? given;
    case 'enum':
    case 'literal':
      return given ?? [...(values ?? [])][0];
    case 'string':
      return given ?? firstTaken(shape, [textsByName[name], ...texts]);
    case 'number':
    case 'int':
      return given ?? firstTaken(shape, numbers);
    case 'boolean':
      return given ?? false;
    default:
      return given ?? null;
  }
}

function validSample(shape: Shape, given: unknown): unknown {
  const sample = filled(shape as Node, given);
  const { success, error } = shape.safeParse(sample);
  if (!success)
    throw new Error(`This is no answer of the contract: ${JSON.stringify(sample)}`, { cause: error });
  return sample;
}

/**
 * An answer of the contract for tests: what is said of it, and around that nothing, no, 0, '' and empty lists. A key
 * that the contract gets is in it from then on; what the contract does not take is refused.
 */
export const sampleOf = <Source extends AnyEndpoint | Shape>(
  source: Source,
  own: PartOf<OutputOf<Source>> = {} as PartOf<OutputOf<Source>>,
) => validSample('answer' in source ? source.answer : source, own) as OutputOf<Source>;

/** One of the items that a list answers. */
export const sampleItemOf = <E extends AnyEndpoint>(
  list: E,
  own: PartOf<ItemOf<E>> = {} as PartOf<ItemOf<E>>,
) => {
  const { element } = (list.answer as Node)._zod.def.shape?.items?._zod.def ?? {};
  if (!element) throw new Error(`${list.path} answers no list.`);
  return validSample(element, own) as ItemOf<E>;
};
