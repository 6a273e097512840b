import type { Signature } from '@callboard/ui';
import type { FieldProblem } from '../form-sheet/form-problems.ts';

/** Who signs, as it is typed and drawn. The drawing is never kept on the phone. */
export type Signer = { readonly signerName: string; readonly signature: Signature | null };

const shortestName = 2;
export const longestName = 120;

/** What is missing of a signature. */
export function signerProblems({ signerName, signature }: Signer): FieldProblem<keyof Signer>[] {
  const problems: FieldProblem<keyof Signer>[] = [];
  if (signerName.trim().length < shortestName)
    problems.push({ path: 'signerName', code: 'too_short', params: { min: shortestName } });
  if (!signature) problems.push({ path: 'signature', code: 'required' });
  return problems;
}
