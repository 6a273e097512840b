import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../root.ts';

/** The calls of the contract by group and name, each with the bundles that it belongs to. */
export type Calls = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
export type ForeignCall = { readonly path: string; readonly call: string };
export type Sources = ReadonlyMap<string, string>;

const parts = 'shared/parts/src/';
/** What the server itself says by the bundles of the tenant (`project-crews.policy.ts`). */
const saidByServer: Readonly<Record<string, readonly string[]>> = {
  createItems: ['projects'],
  duplicateItems: ['planning'],
  assignPeople: ['planning', 'projects'],
};
/** Names a call without making it. */
const isOnlyNamed = (before: string, after: string): boolean =>
  /(?:invalidate|patch|patchEvery|useMayCall)\(\s*$|typeof $/.test(before) || after.startsWith('.allow');

function namesFrom(source: string, wanted: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from '([^']+)'/g);
  return [...imports].flatMap(([, names = '', from]) =>
    from === wanted ? names.split(',').map((name) => name.trim()) : [],
  );
}

type Mention = { readonly call: string; readonly bundles: readonly string[] };

/** The calls that a piece of source makes. */
function madeIn(text: string, groups: readonly string[], calls: Calls): Mention[] {
  return groups.flatMap((imported) => {
    const [group = '', alias = group] = imported.split(' as ');
    return [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].flatMap(
      ({ 0: found, 1: name = '', index }) => {
        const bundles = calls[group]?.[name] ?? [];
        const made = !isOnlyNamed(text.slice(0, index), text.slice(index + found.length));
        return made && bundles.length > 0 ? [{ call: `${group}.${name}`, bundles }] : [];
      },
    );
  });
}

const isQueries = (path: string): boolean => path.endsWith('.queries.ts');

/** A query is a value: it is asked for where its name is used, not where it stands. */
function askedQueries(path: string, sources: Sources, calls: Calls): Mention[] {
  const source = sources.get(path) ?? '';
  const imports = [...source.matchAll(/import \{([^}]*)\} from '(\.[^']+\.queries\.ts)'/g)];
  return imports.flatMap(([, names = '', from = '']) => {
    const queries = sources.get(normalize(join(dirname(path), from))) ?? '';
    const groups = namesFrom(queries, '@callboard/contract');
    return names.split(',').flatMap((name) => {
      const used = [...source.matchAll(new RegExp(`\\b${name.trim()}\\b`, 'g'))].slice(1);
      if (used.every(({ index }) => isOnlyNamed(source.slice(0, index), ''))) return [];
      const defined = queries
        .split(/^(?=export )/m)
        .find((text) => text.startsWith(`export const ${name.trim()} `));
      return madeIn(defined ?? '', groups, calls);
    });
  });
}

/** What a module asks for before it draws: the bundles that are open behind it. */
function askedIn(source: string, calls: Calls): string[] {
  const asked = [...source.matchAll(/useMayCall\((\w+)\.(\w+)\)/g)].flatMap(
    ([, group = '', name = '']) => calls[group]?.[name] ?? [],
  );
  const said = [...source.matchAll(/\.may\.(\w+)/g)].flatMap(([, name = '']) => saidByServer[name] ?? []);
  return [...asked, ...said];
}

/** Which modules of a package each of its modules fetches; what is a type only is not there. */
function importsOf(path: string, source: string, exported: ReadonlyMap<string, string>): string[] {
  const own = [
    ...source.matchAll(/^(?:import|export)(?! type)[^;]*?from '(\.[^']+)'|import\(\s*'(\.[^']+)'/gm),
  ];
  const relative = own.map(([, from, later]) => normalize(join(dirname(path), from ?? later ?? '')));
  const named = namesFrom(source, '@callboard/parts').flatMap((name) => exported.get(name) ?? []);
  return [...relative, ...named];
}

/** Which module of `shared/parts` a name comes from. */
function exportsOfParts(sources: Sources): Map<string, string> {
  const index = sources.get(`${parts}index.ts`) ?? '';
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', from = '']) =>
      names.split(',').map((name) => [name.trim(), `${parts}${from}`] as const),
    ),
  );
}

/** The calls of other bundles that a feature makes without having asked whether anybody answers them. */
export function foreignCalls(feature: string, bundle: string, sources: Sources, calls: Calls): ForeignCall[] {
  const exported = exportsOfParts(sources);
  const found = new Map<string, ForeignCall>();
  const visit = (path: string, open: ReadonlySet<string>, above: ReadonlySet<string>): void => {
    const source = sources.get(path);
    if (source === undefined || above.has(path)) return;
    const behind = new Set([...open, ...askedIn(source, calls)]);
    const own = isQueries(path) ? [] : madeIn(source, namesFrom(source, '@callboard/contract'), calls);
    for (const { call, bundles } of [...own, ...askedQueries(path, sources, calls)])
      if (!bundles.some((one) => behind.has(one))) found.set(`${path} ${call}`, { path, call });
    for (const next of importsOf(path, source, exported)) visit(next, behind, new Set([...above, path]));
  };
  visit(`remotes/${feature}/src/feature.ts`, new Set([bundle]), new Set());
  return [...found.values()];
}

export const sourcesOf = (paths: readonly string[]): Sources =>
  new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
