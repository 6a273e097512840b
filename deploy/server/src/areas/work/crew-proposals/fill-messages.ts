import type { GapReason } from '@callboard/contract';
import type { FillWork } from './fill-cost.ts';

export type FillRequest = { readonly id: number; readonly work: FillWork };
export type FillReply = {
  readonly id: number;
  readonly proposals: readonly (readonly [itemId: string, personId: string])[];
  readonly gaps: readonly (readonly [itemId: string, why: GapReason[]])[];
  readonly leftOut: readonly GapReason[];
};
