import { blockRefusal } from '@callboard/domain';

export type BlockForm = { readonly from: string; readonly to: string; readonly reason: string };
const longestReason = 200;

export type BlockProblem =
  | {
      readonly field: 'from' | 'to';
      readonly code: 'missing' | 'in_the_past' | 'end_before_start' | 'span_too_long';
    }
  | { readonly field: 'reason'; readonly code: 'tooMany'; readonly count: number };

/** What is wrong with a block, by the rules of the server. Without an end it is one day. */
export function blockProblems({ from, to, reason }: BlockForm, today: string): BlockProblem[] {
  const over = reason.trim().length - longestReason;
  const tooMany: BlockProblem[] = over > 0 ? [{ field: 'reason', code: 'tooMany', count: over }] : [];
  if (!from) return [{ field: 'from', code: 'missing' }, ...tooMany];
  const refusal = blockRefusal({ from, to: to || from }, today);
  return refusal ? [{ field: refusal.path, code: refusal.code }, ...tooMany] : tooMany;
}
