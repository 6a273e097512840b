import type { SigningBody } from '@callboard/contract';
import type { FieldProblem } from '@callboard/parts';
import type { Signature } from '@callboard/ui';

/** What is filled in to sign. */
export type SignForm = {
  readonly agreed: boolean;
  readonly use: 'saved' | 'new';
  readonly signature: Signature | null;
  readonly keep: boolean;
  readonly rating: number | null;
  readonly comment: string;
};

export const startOfSigning: SignForm = {
  agreed: false,
  use: 'new',
  signature: null,
  keep: false,
  rating: null,
  comment: '',
};

export function signProblems({ agreed, use, signature }: SignForm): FieldProblem<keyof SignForm>[] {
  const problems: FieldProblem<keyof SignForm>[] = [];
  if (!agreed) problems.push({ path: 'agreed', code: 'required' });
  if (use === 'new' && !signature) problems.push({ path: 'signature', code: 'required' });
  return problems;
}

type Facts = Pick<SigningBody, 'consent' | 'sha256' | 'timeZone'>;
type Given = SigningBody['signature'];

/** A name that was typed stays a name; what was drawn goes as a picture that was sent before. */
function givenSignature({ use, signature }: SignForm, uploadId: string): Given {
  if (use === 'saved') return { how: 'saved' };
  if (signature?.typed) return { how: 'typed', name: signature.typed };
  return { how: 'drawn', uploadId };
}

/** All of it but the signature itself. */
export function signingFactsOf({ rating, comment }: SignForm, facts: Facts) {
  const said = comment.trim();
  return {
    ...facts,
    ...(rating && { rating }),
    ...(rating && said && { comment: said }),
  };
}

export const signingBodyOf = (form: SignForm, facts: Facts, uploadId = ''): SigningBody => ({
  ...signingFactsOf(form, facts),
  signature: givenSignature(form, uploadId),
  ...(form.use === 'new' && form.keep && { keep: true }),
});
