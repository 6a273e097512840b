import type { InputOf } from '@callboard/client';
import type { AnyEndpoint } from '@callboard/contract';
import type { WriteBound } from '@callboard/feature';
import type { FieldProblem } from './form-problems.ts';

/** What is typed: texts ('' where nothing is), flags, and things with a name. */
export type FormValues = Readonly<Record<string, unknown>>;
export type NameOf<Values> = keyof Values & string;

type BodyFor<E extends AnyEndpoint | null> = E extends AnyEndpoint
  ? InputOf<E> extends { readonly body: infer Body }
    ? Body
    : undefined
  : unknown;

/** Something that is there and can be changed by others meanwhile. */
type Edits<Values> = {
  /** As it was read last: after a conflict it is read anew, and stands beside what is typed. */
  readonly values: Values;
  readonly version: number;
  /** What somebody has proposed instead: the form begins with it, and it counts as typed. */
  readonly proposed?: Partial<Values>;
  /** Reads it anew after a conflict, before both versions are shown. */
  readonly readAgain: () => Promise<unknown>;
  /** Values as a person reads them, where they are not what is shown. */
  readonly shown?: { readonly [Name in NameOf<Values>]?: (value: Values[Name]) => string };
};

type Bounds<Values> = {
  readonly [Name in NameOf<Values>]?: (bound: number, values: Values) => string;
};

export type FormSheetOptions<Values extends FormValues, E extends AnyEndpoint | null> = {
  readonly title: string;
  /** What is typed is kept under this name for this person in this tab, until it is sent. */
  readonly draft: string;
  readonly labels: Readonly<Record<NameOf<Values>, string>>;
  /** Whether it can be sent without a network. */
  readonly offline: 'needs-network' | 'workable';
  /** Where it goes: its shape is held against the body before. Nothing, where it stays on the phone. */
  readonly endpoint: E;
  /** What goes out. Of something that is there already only `changed` should. */
  readonly body: (values: Values, changed: readonly NameOf<Values>[]) => BodyFor<E>;
  /** Fields whose value stands elsewhere in the body: by the name that it has there, the innermost first. */
  readonly paths?: Readonly<Record<string, NameOf<Values>>>;
  /** How the least and the most of a field are written, where they are no plain numbers: money, hours, percent. */
  readonly bounds?: Bounds<Values>;
  /** What is wrong beyond the shape of the body. */
  readonly check?: (values: Values) => readonly FieldProblem<NameOf<Values>>[];
  /** A `CallError` is shown in the sheet; `false` leaves the sheet open; with anything else it is done and closes. */
  readonly send: (body: BodyFor<E>, sent: { values: Values; version: number }) => Promise<unknown>;
  readonly onClose: () => void;
} & (
  | { /** What the form begins with. */ readonly start: Values; readonly edits?: undefined }
  | { readonly edits: Edits<Values>; readonly start?: undefined }
);

/** The field of the form for what stands there in the body. */
export function nameAt(paths: Readonly<Record<string, string>> | undefined, path: string): string {
  const keys = path.split('.');
  const known = keys.findLast((key) => paths?.[key] !== undefined);
  return paths?.[known ?? ''] ?? keys[0] ?? '';
}

/** How the least and the most of a field are written, where the form says so. */
export function boundIn<Values extends FormValues>(
  bounds: Bounds<Values> | undefined,
  values: Values,
  name: string,
): WriteBound | undefined {
  const write = bounds?.[name as NameOf<Values>];
  return write && ((bound) => write(bound, values));
}
