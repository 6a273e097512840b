import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { Checkbox, Chip, ChipRow, SignaturePad } from '@callboard/ui';
import { ForgetSignature } from '../saved-signature/forget-signature.tsx';
import { SignatureFigure } from '../saved-signature/signature-figure.tsx';
import type { SavedSignature } from '../saved-signature/signature-figure.tsx';
import type { SignForm } from './sign-form.ts';

type SignatureChoiceProps = {
  form: FormFields<SignForm>;
  /** The one that the person keeps. */
  saved: SavedSignature | null;
};

/** The signature that is kept from before, or a new one. */
export function SignatureChoice({ form, saved }: SignatureChoiceProps) {
  const t = useWords('documents');
  const { use, signature } = form.values;
  return (
    <>
      {saved && (
        <ChipRow label={t('sign.which')}>
          <Chip
            label={t('sign.useSaved')}
            selected={use === 'saved'}
            onClick={() => form.change({ use: 'saved' })}
          />
          <Chip
            label={t('sign.useNew')}
            selected={use === 'new'}
            onClick={() => form.change({ use: 'new' })}
          />
        </ChipRow>
      )}
      {saved && use === 'saved' ? (
        <>
          <SignatureFigure saved={saved} />
          <div>
            <ForgetSignature onForgotten={() => form.change({ use: 'new' })} />
          </div>
        </>
      ) : (
        <>
          <SignaturePad
            {...form.field('signature')}
            value={signature}
            onValue={(drawn) => form.change({ signature: drawn })}
          />
          <Checkbox {...form.checkbox('keep')} />
        </>
      )}
    </>
  );
}
