type Names<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;
type Required<Name extends string> = Name extends `${string}?` ? never : Name;

/** `{id}` is needed, `{name?}` may be missing. */
export type PathParams<Pattern extends string> = { [Name in Required<Names<Pattern>>]: string } & {
  [Name in Optional<Names<Pattern>>]?: string;
};
type Search = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Arguments<Pattern extends string> =
  Required<Names<Pattern>> extends never
    ? [params?: PathParams<Pattern>, search?: Search]
    : [params: PathParams<Pattern>, search?: Search];

/** What a path built. Links take nothing else, so an address that is only a text does not compile. */
export type Address = string & { readonly builtByPath: true };

export type Path<Pattern extends string> = {
  readonly pattern: Pattern;
  /** The address, with what a link should restore as its query. Empty values stay away. */
  readonly to: (...args: Arguments<Pattern>) => Address;
};

const placeholder = /\/\{(\w+)(\?)?\}/g;

/** An address of the product as one value: the face's `at`, links and parameters all come from it. */
export const path = <const Pattern extends string>(pattern: Pattern): Path<Pattern> => ({
  pattern,
  to: (...[params, search]) => {
    const given: Record<string, string | undefined> = { ...params };
    const address = pattern.replace(placeholder, (_, name: string, optional?: string) => {
      const value = given[name];
      if (value !== undefined && value !== '') return `/${encodeURIComponent(value)}`;
      if (optional) return '';
      throw new Error(`${pattern} needs ${name}`);
    });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(search ?? {})) {
      if (value !== undefined && value !== null && value !== '' && value !== false)
        query.set(name, String(value));
    }
    return (query.size > 0 ? `${address}?${query}` : address) as Address;
  },
});

type Paths<Patterns extends Readonly<Record<string, string>>> = {
  [Page in keyof Patterns]: Path<Patterns[Page]>;
};

/** The same for a whole list of pages. */
export const pathsOf = <const Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
): Paths<Patterns> =>
  Object.fromEntries(Object.entries(patterns).map(([page, at]) => [page, path(at)])) as Paths<Patterns>;

/** The same address as a router writes it: `/forms/:id/:name?`. */
export const routerPath = (pattern: string): string => pattern.replace(placeholder, '/:$1$2');
