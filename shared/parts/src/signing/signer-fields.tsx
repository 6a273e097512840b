import type { FormFields } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { SignaturePad, TextField } from '@callboard/ui';
import { longestName } from './signer.ts';
import type { Signer } from './signer.ts';
import styles from './signer-fields.module.css';

type SignerFieldsProps = {
  form: FormFields<Signer>;
  /** The person with the phone signs, or hands it to somebody else. */
  own: boolean;
};

/** A name and a signature, below whatever is signed. */
export function SignerFields({ form, own }: SignerFieldsProps) {
  const t = usePartWords();
  return (
    <>
      <TextField
        {...form.field('signerName')}
        hint={own ? undefined : t('signing.blockNameHint')}
        className={own ? undefined : styles.block}
        autoComplete={own ? 'name' : 'off'}
        autoCapitalize={own ? undefined : 'characters'}
        maxLength={longestName}
        required
      />
      <SignaturePad
        {...form.field('signature')}
        value={form.values.signature}
        onValue={(signature) => form.change({ signature })}
      />
    </>
  );
}
