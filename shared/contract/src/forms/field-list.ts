/** Where a field is shown: in the form for a new thing, in the one that edits it, among the facts on its page. */
export type FieldPlace = 'new' | 'edit' | 'head';

type Shown = {
  /** Its word, below those of the form. */
  readonly label: string;
  readonly shownIn: readonly FieldPlace[];
  /** Its column in the export; null where it has none. */
  readonly column: string | null;
};
type Entry =
  | (Shown & { readonly control: 'text' | 'textArea'; readonly maxLength: number })
  | (Shown & { readonly control: 'date' | 'select' })
  /** Several keys of the body that one control asks for, which has this name. */
  | (Shown & { readonly control: 'together'; readonly askedAs: string })
  /** What nobody types. */
  | { readonly control: 'none'; readonly shownIn: readonly []; readonly column: string | null };

/** The fields of a form by the keys of its body, in their order on the screen: a key without an entry does not compile. */
export type FieldList<Body> = { readonly [Key in keyof Required<Body>]: Entry };
type AnyList = Readonly<Record<string, Entry>>;

type Keys<List> = keyof List & string;
/** The keys that are shown at a place. */
export type KeyIn<List extends AnyList, Place extends FieldPlace> = {
  [Key in Keys<List>]: Place extends List[Key]['shownIn'][number] ? Key : never;
}[Keys<List>];
/** The keys that are typed or chosen in one way. */
export type KeyOf<List extends AnyList, Control extends Entry['control']> = {
  [Key in Keys<List>]: List[Key]['control'] extends Control ? Key : never;
}[Keys<List>];
type AskedAs<Entry, Key> = Entry extends { readonly askedAs: infer Name extends string } ? Name : Key;
/** What a form calls its fields: as the body does, but for what is asked together. */
export type FieldIn<List extends AnyList, Place extends FieldPlace> = {
  [Key in KeyIn<List, Place>]: AskedAs<List[Key], Key>;
}[KeyIn<List, Place>];
/** The columns of the export. */
export type ColumnOf<List extends AnyList> = NonNullable<List[Keys<List>]['column']>;

export const keysIn = <const List extends AnyList, Place extends FieldPlace>(list: List, place: Place) =>
  (Object.keys(list) as Keys<List>[]).filter((key): key is KeyIn<List, Place> => {
    const entry: Entry | undefined = list[key];
    return entry !== undefined && entry.shownIn.some((one) => one === place);
  });

export const fieldsIn = <const List extends AnyList, Place extends FieldPlace>(list: List, place: Place) => [
  ...new Set(
    keysIn(list, place).map((key) => {
      const entry: Entry | undefined = list[key];
      return (entry?.control === 'together' ? entry.askedAs : key) as FieldIn<List, Place>;
    }),
  ),
];

/** A value for each of the names. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
