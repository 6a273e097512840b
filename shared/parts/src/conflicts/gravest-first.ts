import type { ItemConflict } from '@callboard/contract';

const order = ['stop', 'warn', 'info'];

export const gravestFirst = (conflicts: readonly ItemConflict[]): ItemConflict[] =>
  conflicts.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
