import type { SigningBody } from '@callboard/contract';
import type { FieldProblem } from '@callboard/parts';
import type { Signature } from '@callboard/ui';

/** What is filled in to sign. A rating is '' while none is given. */
export type SignForm = {
  readonly agreed: boolean;
  readonly use: 'saved' | 'new';
  readonly signature: Signature | null;
  readonly keep: boolean;
  readonly rating: string;
  readonly comment: string;
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

export function signingBodyOf(form: SignForm, facts: Facts, uploadId = ''): SigningBody {
  const comment = form.comment.trim();
  return {
    ...facts,
    signature: givenSignature(form, uploadId),
    ...(form.use === 'new' && form.keep && { keep: true }),
    ...(form.rating && { rating: Number(form.rating) }),
    ...(form.rating && comment && { comment }),
  };
}
