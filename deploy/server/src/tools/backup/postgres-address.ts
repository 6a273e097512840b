export type PostgresAddress = {
  /** Without a password: everybody on the machine can read the arguments of a program. */
  url: string;
  env: Record<string, string>;
};

/** What the `pg` package understands and PostgreSQL's own programs do not. */
const unknownToPrograms = ['uselibpqcompat', 'encoding', 'query_timeout', 'statement_timeout'];

/** How PostgreSQL's own programs reach a database, with the password in their environment, or in `~/.pgpass`. */
export function addressOf(databaseUrl: string, settings: Record<string, string> = {}): PostgresAddress {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  for (const name of ['password', ...unknownToPrograms]) url.searchParams.delete(name);
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require');
  const set = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const options = [url.searchParams.get('options'), ...set].filter(Boolean).join(' ');
  url.searchParams.delete('options');
  return {
    url: url.href,
    env: {
      ...(password ? { PGPASSWORD: password } : {}),
      ...(options ? { PGOPTIONS: options } : {}),
    },
  };
}
