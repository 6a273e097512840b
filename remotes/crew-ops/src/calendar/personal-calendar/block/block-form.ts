import { blockRefusal } from '@callboard/domain';

/** What is wrong with the days of a block, by the rules of the server. */
export function blockProblems({ from, to }: { from: string; to: string }, today: string) {
  if (!from) return [{ path: 'from', code: 'required' } as const];
  const refusal = blockRefusal({ from, to }, today);
  return refusal ? [refusal] : [];
}
