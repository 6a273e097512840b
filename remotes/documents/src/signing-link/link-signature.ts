import { CallError } from '@callboard/client';
import type { BodyOf, documents } from '@callboard/contract';
import type { Signature } from '@callboard/ui';

type Given = BodyOf<typeof documents.signByLink>['signature'];

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',').at(-1) ?? ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It cannot be read.')));
    reader.readAsDataURL(blob);
  });

/** Without a login there are no uploads, so what was drawn goes along as text. */
export async function linkSignature(signature: Signature | null): Promise<Given> {
  if (!signature) throw new CallError('invalid');
  if (signature.typed) return { how: 'typed', name: signature.typed };
  return { how: 'drawn', picture: await base64Of(signature.image) };
}
