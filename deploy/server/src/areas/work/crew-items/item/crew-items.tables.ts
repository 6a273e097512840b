import type { Difference } from '@callboard/domain';

declare module '#platform/db/column-types.ts' {
  interface JsonColumns {
    'crewItem.changes': Difference[];
  }
}
