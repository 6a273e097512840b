import type { Difference } from '@callboard/domain';

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'crewItem.changes': Difference[];
  }
}
