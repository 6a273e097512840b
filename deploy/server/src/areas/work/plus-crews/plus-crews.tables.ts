import type { BonusLevel } from '@callboard/domain';

export type ValueParameters = { period?: 'month' | 'quarter' | 'year'; levels?: BonusLevel[] };

declare module '#platform/db/expression/column-types.ts' {
  interface JsonColumns {
    'plusCrewValue.parameters': ValueParameters;
  }
}
