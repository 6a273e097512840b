import { fieldTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { SignaturePad, TextField } from '@callboard/ui';
import type { Signature } from '@callboard/ui';
import styles from './signer-fields.module.css';

const shortest = 2;
const longest = 120;
export const tooShort = (name: string): boolean => name.trim().length < shortest;

export type Signer = { readonly name: string; readonly signature: Signature | null };
type SignerFieldsProps = {
  signer: Signer;
  onSigner: (signer: Signer) => void;
  /** Whether what is missing is said. */
  tried: boolean;
  /** What the server says about the name. */
  told?: string | undefined;
  /** The person with the phone signs, or hands it to somebody else. */
  own: boolean;
};

/** A name and a signature, below whatever is signed. */
export function SignerFields({ signer, onSigner, tried, told, own }: SignerFieldsProps) {
  const t = useWords('crew-ops');
  const { name, signature } = signer;
  return (
    <>
      <TextField
        label={t(own ? 'signature.name' : 'signature.blockName')}
        hint={own ? undefined : t('signature.blockNameHint')}
        className={own ? undefined : styles.block}
        autoComplete={own ? 'name' : 'off'}
        autoCapitalize={own ? undefined : 'characters'}
        maxLength={longest}
        value={name}
        error={
          told ??
          (tried && tooShort(name)
            ? fieldTextOf({ code: 'too_short', params: { min: shortest } })
            : undefined)
        }
        onValue={(next) => onSigner({ ...signer, name: next })}
        required
      />
      <SignaturePad
        label={t('signature.signature')}
        value={signature}
        onValue={(next) => onSigner({ ...signer, signature: next })}
        error={tried && !signature ? fieldTextOf({ code: 'required', params: {} }) : undefined}
      />
    </>
  );
}
