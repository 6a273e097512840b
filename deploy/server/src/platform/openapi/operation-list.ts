import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openApi } from './openapi.ts';

type Operation = { readonly operationId: string };

const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

/** Where the list is committed. */
export const operationListFile = join(import.meta.dirname, '../../../generated/operations.txt');

/**
 * A line for each operation of the document, with a hash of all that the document says of it: a change of the
 * API shows in the list, and the document itself is made when it is asked for.
 */
export function operationList(): string {
  const paths = openApi()['paths'] as Record<string, Record<string, Operation>>;
  const lines = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(
      ([verb, operation]) =>
        `${verb.toUpperCase().padEnd(6)} ${path}  ${operation.operationId}  ${shortHash(operation)}`,
    ),
  );
  return `${lines.toSorted().join('\n')}\n`;
}
