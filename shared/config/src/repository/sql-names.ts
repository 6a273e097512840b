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
