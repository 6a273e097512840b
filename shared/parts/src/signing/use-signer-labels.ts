import { usePartWords } from '../words/use-part-words.ts';
import type { Signer } from './signer.ts';

/** What the fields of a signer are called; `own` as in `SignerFields`. */
export function useSignerLabels(own: boolean): Record<keyof Signer, string> {
  const t = usePartWords();
  return { signerName: t(own ? 'signing.name' : 'signing.blockName'), signature: t('signing.signature') };
}

/** What the field for the address of a copy is called. */
export const useCopyLabel = (): string => usePartWords()('signing.email');
