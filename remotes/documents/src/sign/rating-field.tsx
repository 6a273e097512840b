import { useWords } from '@callboard/i18n';
import { StarField } from '@callboard/parts';
import type { FormFields } from '@callboard/parts';
import { TextArea } from '@callboard/ui';
import type { SignForm } from './sign-form.ts';

/** One to five stars, optional; what was good or bad can be said once one is given. */
export function RatingField({ form }: { form: FormFields<SignForm> }) {
  const t = useWords('documents');
  const { rating } = form.values;
  return (
    <>
      <StarField
        label={t('sign.rating')}
        name={t('sign.rating')}
        value={rating}
        onValue={(stars) => form.change({ rating: stars })}
      />
      {rating !== null && <TextArea {...form.field('comment')} rows={2} maxLength={1000} />}
    </>
  );
}
