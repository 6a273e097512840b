import { useOnline } from '@callboard/client';
import { useErrorText, useHold } from '@callboard/feature';
import { Banner, Button, ErrorSummary, Sheet, UnfinishedFieldsProvider } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import type { ButtonKind, SheetProps } from '@callboard/ui';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { FormConflict } from './form-conflict.tsx';
import type { FormSheetForm } from './use-form-sheet.ts';

export type FormSheetProps = Pick<SheetProps, 'subtitle' | 'leading'> & {
  /** Of `useFormSheet`. */
  form: FormSheetForm;
  /** What sending it does: "Report sick". */
  submit: string;
  submitKind?: ButtonKind;
  /** Something beyond the fields keeps it from being sent, and is said beside them. */
  stopped?: boolean;
  /** What to do without a network, where waiting for it is not the way. */
  offlineText?: string;
  /** Other ways out, before the button that sends. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A form in a sheet. What is typed stays when it is closed, and waits there for the next time. */
export function FormSheet(props: FormSheetProps) {
  const { form, submit, submitKind, stopped = false, offlineText, actions, children, ...sheet } = props;
  const { id, title, typed, conflict, errors, refusal, startAnew, ...state } = form.sheet;
  const t = usePartWords();
  const online = useOnline();
  const errorText = useErrorText();
  useHold(typed ? t('form-sheet.hold', { title }) : null);
  const needsNetwork = state.needsNetwork && !online;
  const disabled = needsNetwork || stopped || state.isWrong || state.hasNothingToSend;
  return (
    <Sheet
      open
      onClose={state.onClose}
      title={title}
      {...sheet}
      actions={
        <>
          {actions}
          <Button
            type="submit"
            form={id}
            wide={!actions}
            size="large"
            kind={submitKind ?? 'primary'}
            busy={state.isSubmitting}
            disabled={disabled}
          >
            {conflict ? t('form-sheet.saveMine') : submit}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={column.gap4}
        onSubmit={(event) => {
          event.preventDefault();
          // React hands on what a form in another sheet sends, where that sheet was opened from this one.
          if (event.target !== event.currentTarget) return;
          if (!disabled && !state.isSubmitting) void state.submit(event);
        }}
      >
        {needsNetwork && <Banner kind="warning" title={offlineText ?? t('form-sheet.offline')} />}
        {startAnew && (
          <Banner
            kind="info"
            title={t('form-sheet.kept')}
            action={
              <Button kind="quiet" onClick={startAnew}>
                {t('form-sheet.startAnew')}
              </Button>
            }
          />
        )}
        {conflict && <FormConflict fields={conflict} />}
        <ErrorSummary title={t('form-sheet.correct')} errors={errors} tries={state.tries} />
        {refusal !== undefined && <Banner kind="error" {...errorText(refusal)} />}
        <UnfinishedFieldsProvider value={state.onUnfinished}>{children}</UnfinishedFieldsProvider>
      </form>
    </Sheet>
  );
}
