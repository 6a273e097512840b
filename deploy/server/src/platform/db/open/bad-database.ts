import { appRole } from '../app-role.ts';
import { DatabaseStopped } from '../engine/engine.ts';

/** What whoever starts the server can mend in its database. */
class BadDatabase extends Error {
  override readonly name = 'BadDatabase';
}

/** Where it is, without who signs in to it and by what. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'a socket of this machine'}${port && `:${port}`}${pathname}`;
  } catch {
    return 'no address of a database';
  }
}

const refused = '42501';
function stateOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === undefined && cause ? stateOf(cause) : code;
}

function userOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).username) || 'the user of DATABASE_URL';
  } catch {
    return 'the user of DATABASE_URL';
  }
}

/** Why a PostgreSQL could not be got ready, in words and statements for whoever runs it; anything else as it is. */
export function explainedDatabase(error: unknown, url: string): unknown {
  const { message } = error as Error;
  if (error instanceof DatabaseStopped)
    return new BadDatabase(
      `DATABASE_URL leads to ${placeOf(url)}, which does not answer: ${message || 'no connection'}`,
    );
  if (stateOf(error) !== refused) return error;
  const user = `"${userOf(url).replaceAll('"', '""')}"`;
  const statements = /\brole\b/.test(message)
    ? [`create role ${appRole} nologin nosuperuser nobypassrls;`, `grant ${appRole} to ${user};`]
    : [`grant create, usage on schema public to ${user};`];
  return new BadDatabase(
    `${message}. Somebody who may, like the superuser, has to run once in ${placeOf(url)}:\n  ${statements.join('\n  ')}`,
  );
}
