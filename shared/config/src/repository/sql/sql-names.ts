/** Names of the database itself and of its queue of jobs. */
const theirs = /^(?:pg_\w+|information_schema|source_output)$/;

/** What in SQL is not named as the contract names things. Functions are: those of the database are written so. */
export const oddNames = (source: string): string[] => {
  const sql = source.replace(/'[^'\n]*'|\/\/.*|\/\*[\s\S]*?\*\//g, ' ');
  const names = sql.match(
    /(?<![\w$.])[a-z][a-z\d]*(?:_[a-z\d]+)+\b(?!\s*\()|\.[a-z][a-z\d]*(?:_[a-z\d]+)+\b/g,
  );
  return (names ?? []).map((name) => name.replace('.', '')).filter((name) => !theirs.test(name));
};

/** Joins and conditions that name the tenant: its rows are the only ones that a call sees. */
export const tenantConditions = (source: string): string[] =>
  source.match(/"tenantId" = \S+|[rR]ef\('\w+\.tenantId'[^)]*\)/g) ?? [];

/** Words of two letters that may follow a table or a subquery. */
const words = /^(?:as|at|by|do|if|in|is|of|on|or|to)$/;

/** Where a table gets its name in a query, and where a column says whose it is. */
const namings = [
  // .selectFrom('person as p'), .innerJoin(['person as p', …
  /(?:[fF]rom|[jJ]oin|[jJ]oinLateral|Table|using|Into)\(\s*\[?\s*'\w+ as (\w{1,2})'/g,
  // 'p.id', 'p.id as personId', `p.${column}`
  /['`](\w{1,2})\.(?:\w+(?: as \w+)?'|\$\{)/g,
  // from person p, join "crewItem" as i, update ${table} t
  /\b(?:from|join|update|into|using|lateral)\s+(?:"?\w+"?|\$\{[^}]*\})(?:\s+as)?\s+([a-z]\w?)\b(?!\s*\()/g,
  // from person, "crewItem" i
  /,\s*"\w+"(?:\s+as)?\s+([a-z]\w?)\s+(?:where|join|left|on)\b/g,
  // join lateral (select …) x on true, from unnest(…) x (id)
  /\)(?:\s+as)?\s+([a-z]\w?)(?=\s*(?:`|\)|\(\w)|\s+(?:on|where|join|left|cross|order|group|limit)\b)/g,
  // i."startDate"
  /(?<![\w$."'])([a-z]\w?)\."/g,
];

/** Aliases of one or two letters: a table stands under its own name, or under that of its role in the query. */
export const shortAliases = (source: string): string[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, ' ');
  return namings
    .flatMap((naming) => [...code.matchAll(naming)].map(([, alias = '']) => alias))
    .filter((alias) => /^[a-z]/.test(alias) && !words.test(alias));
};
