import * as fc from 'fast-check';

type Shape = { _zod: { def: Definition; values?: ReadonlySet<unknown> } };
type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, Shape>;
  innerType?: Shape;
  element?: Shape;
  options?: readonly Shape[];
  in?: Shape;
};

/** What gets past the shape of a text, more often than not. */
const days = fc.constantFrom('2026-11-22', '2026-02-30', '1900-01-01', '9999-12-31', '2027-01-31');
const instants = fc.constantFrom(
  '2026-11-22T08:00:00Z',
  '2026-11-22T08:00:00+14:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
);
const texts = fc.constantFrom(
  'Text',
  '08:00',
  '24:00',
  '2026-11',
  '2026',
  'EUR',
  'AT',
  'UTC',
  'Nowhere/Land',
  'a@b.example',
  '#ff0000',
  '[x]()<b>&',
  '\u202e\u0000',
);
const numbers = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.integer(),
  fc.constantFrom(0.5, 1e308, -0, 2 ** 53, 2 ** 31),
);

function textOf(format: string | undefined, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (format === 'date') return days;
  if (format === 'datetime') return instants;
  return fc.oneof(ids, texts, days, instants, fc.string({ unit: 'binary', maxLength: 40 }));
}

function objectOf(shape: Record<string, Shape>, ids: fc.Arbitrary<string>) {
  const model = Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, inputOf(one, ids)]));
  return fc.record(model).map((made) =>
    // What is left out is left out, it is not there as `undefined`.
    Object.fromEntries(Object.entries(made).filter(([, one]) => one !== undefined)),
  );
}

/** Input that looks like what a shape of the contract asks for, right or nearly right. */
export function inputOf(shape: unknown, ids: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { def, values } = (shape as Shape)._zod;
  const inner = () => inputOf(def.innerType, ids);
  switch (def.type) {
    case 'object':
      return objectOf(def.shape ?? {}, ids);
    case 'array':
      return fc.array(inputOf(def.element, ids), { maxLength: 4 });
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(inner(), { nil: undefined });
    case 'nullable':
      return fc.option(inner(), { nil: null });
    case 'union':
      return fc.oneof(...(def.options ?? []).map((one) => inputOf(one, ids)));
    case 'enum':
    case 'literal':
      return fc.constantFrom(...(values ?? []));
    case 'string':
      return textOf(def.format, ids);
    case 'number':
    case 'int':
      return numbers;
    case 'boolean':
      return fc.boolean();
    case 'pipe':
      return inputOf(def.in, ids);
    default:
      return fc.jsonValue();
  }
}
