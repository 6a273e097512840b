import { useOnline } from '@callboard/client';
import type { CallError } from '@callboard/client';
import { useErrorText, useFieldTexts, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Sheet, Skeleton, TextArea } from '@callboard/ui';
import { useState } from 'react';
import { useKeptForm } from '../../kept-form/use-kept-form.ts';
import { CountedDays } from './counted-days.tsx';
import styles from './personal-calendar.module.css';
import { todayHere } from './today.ts';
import { useRequestVacation } from './use-request-vacation.ts';
import { useVacationPreview } from './use-vacation-preview.ts';
import { VacationFields } from './vacation-fields.tsx';
import { longestComment, noVacation } from './vacation-form.ts';

/** Asks for days off: which ones, of what kind, and what is left after them. */
export function VacationSheet({ day, onClose }: { day: string | null; onClose: () => void }) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const start = day && day >= todayHere() ? day : '';
  const { form, change, forget } = useKeptForm(`vacation/${start}`, noVacation(start));
  const [error, setError] = useState<CallError | null>(null);
  const { data: preview, isFetching } = useVacationPreview(form);
  const over = form.comment.length - longestComment;
  useHold(form.comment !== '' || form.from !== start ? t('personal-calendar.vacation.hold') : null);
  const close = () => {
    forget();
    onClose();
  };
  const { mutate, isPending } = useRequestVacation({ onDone: close, onRefused: setError });
  const impossible = !online || !form.from || over > 0 || !!preview?.refusal;
  const texts = error ? Object.values(fieldTexts(error)) : [];
  return (
    <Sheet
      open
      onClose={close}
      title={t('personal-calendar.vacation.title')}
      subtitle={t('personal-calendar.vacation.about')}
      actions={
        <Button
          wide
          busy={isPending}
          disabled={impossible}
          onClick={() => {
            setError(null);
            mutate({ body: form });
          }}
        >
          {t('personal-calendar.vacation.submit')}
        </Button>
      }
    >
      <div className={styles.form}>
        {!online && <Banner kind="warning" title={t('personal-calendar.offline')} />}
        <VacationFields form={form} onChange={change} />
        {form.from && preview && <CountedDays preview={preview} takes={form.kind === 'vacation'} />}
        {form.from && !preview && isFetching && <Skeleton height="6rem" />}
        <TextArea
          label={t('personal-calendar.vacation.comment')}
          rows={2}
          value={form.comment}
          error={over > 0 ? t('personal-calendar.tooMany', { count: over }) : undefined}
          onValue={(value) => change({ comment: value })}
        />
        {error && (
          <Banner
            kind="error"
            title={errorText(error).title}
            text={texts.join(' ') || errorText(error).text}
          />
        )}
      </div>
    </Sheet>
  );
}
