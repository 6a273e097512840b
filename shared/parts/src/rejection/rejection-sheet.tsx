import type { Rejection } from '@callboard/domain';
import { Chip, TextArea } from '@callboard/ui';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './rejection-sheet.module.css';

export type RejectionSheetProps<Code extends Rejection> = {
  title: string;
  subtitle: string;
  /** Who reads the reason, and what they do then. */
  hint: string;
  submit: string;
  codes: readonly Code[];
  /** Under which what was entered is kept. */
  draft: string;
  send: (why: { code: Code; reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Rejects something for one of a few reasons, which its owner reads in their own language. */
export function RejectionSheet<Code extends Rejection>(props: RejectionSheetProps<Code>) {
  const { title, subtitle, hint, submit, codes, draft, send, onClose } = props;
  const t = usePartWords();
  const form = useFormSheet({
    title,
    draft,
    offline: 'needs-network',
    labels: { code: t('rejection.reason'), reason: t('rejection.more') },
    start: { code: '' as Code | '', reason: '' },
    endpoint: null,
    body: (values) => values,
    check: ({ code, reason }) =>
      code === 'other' && reason.trim() === '' ? [{ path: 'reason', code: 'required' }] : [],
    send: async (_, { values: { code, reason } }) =>
      code === '' ? false : send({ code, reason: reason.trim() }),
    onClose,
  });
  const { code } = form.values;
  return (
    <FormSheet form={form} subtitle={subtitle} submit={submit} submitKind="danger" stopped={code === ''}>
      <fieldset className={styles.reasons} aria-label={t('rejection.reason')}>
        {codes.map((one) => (
          <Chip
            key={one}
            label={t(`rejection.codes.${one}`)}
            selected={code === one}
            onClick={() => form.change({ code: one })}
          />
        ))}
      </fieldset>
      <TextArea {...form.field('reason')} hint={hint} rows={3} maxLength={200} required={code === 'other'} />
    </FormSheet>
  );
}
