import type { AnswerOf, documents } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { Checkbox, Chip, ChipRow, SignaturePad } from '@callboard/ui';
import type { SignForm } from './sign-form.ts';
import styles from './sign.module.css';

type SignatureChoiceProps = {
  form: FormFields<SignForm>;
  /** The one that the person keeps. */
  saved: AnswerOf<typeof documents.savedSignature> | null;
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
        <figure className={styles.saved}>
          {saved.imageUrl ? (
            <img src={saved.imageUrl} alt={t('sign.savedAlt')} />
          ) : (
            <span className={styles.typed}>{saved.name}</span>
          )}
        </figure>
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
