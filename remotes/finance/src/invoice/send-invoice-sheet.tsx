import { invoices, languages } from '@callboard/contract';
import type { Invoice, Language } from '@callboard/contract';
import { askedLanguage, languageNames, useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, Checkbox, Select, TextArea, toast } from '@callboard/ui';
import { invoiceChanged } from './invoice-changed.ts';
import { useReminderDays } from './use-reminder-days.ts';

type SendInvoiceSheetProps = { invoice: Invoice; reminder: boolean; onClose: () => void };

const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '');

/** Mails an invoice, or reminds of it, in the language of who gets it. */
export function SendInvoiceSheet({ invoice, reminder, onClose }: SendInvoiceSheetProps) {
  const t = useWords('finance');
  const { money, dateTime } = useFormat();
  const { number, version, company, gross, owed, currency, sent, reminded, recipients, overdueReminders } =
    invoice;
  const days = useReminderDays();
  // What is paid or taken back is reminded of no more, and of a credit note nobody is.
  const canSwitch = !reminder && owed > 0 && invoice.creditedBy === null;
  const send = useFormCommand(invoices.sendInvoice, {
    onSuccess: (_, { body: { to } }) => {
      toast.success(t('invoice.sentTo', { to: to.join(', ') }));
      return invoiceChanged();
    },
  });
  const before = sent && sent.to.length > 0 ? sent.to : recipients;
  const form = useFormSheet({
    title: t(reminder ? 'invoice.remindTitle' : 'invoice.sendTitle', { number }),
    draft: `invoice/${number}/${reminder ? 'reminder' : 'mail'}`,
    offline: 'needs-network',
    labels: {
      to: t('invoice.mailTo'),
      language: t('invoice.mailLanguage'),
      message: t('invoice.mailMessage'),
      remindOverdue: t('invoice.remindOverdue'),
    },
    start: {
      to: before.join(', '),
      language: askedLanguage() as string,
      message: '',
      remindOverdue: sent ? overdueReminders.on : true,
    },
    endpoint: invoices.sendInvoice,
    body: ({ to, language, message, remindOverdue }) => ({
      to: addressesIn(to),
      language: language as Language,
      message: message.trim(),
      reminder,
      ...(canSwitch && { remindOverdue }),
    }),
    check: ({ to }) => (addressesIn(to).length === 0 ? [{ path: 'to', code: 'required' } as const] : []),
    send: (body) => send({ params: { n: number }, version, body }),
    onClose,
  });
  const last = reminder ? reminded?.at : sent?.at;
  return (
    <FormSheet
      form={form}
      subtitle={`${company.name} · ${money({ amount: reminder ? owed : gross, currency })}`}
      submit={t(reminder ? 'invoice.remind' : 'invoice.send')}
    >
      {last && (
        <Banner
          kind="info"
          title={t(reminder ? 'invoice.remindedAt' : 'invoice.sentAt', { at: dateTime(last) })}
        />
      )}
      <p>{t(reminder ? 'invoice.remindText' : 'invoice.sendText')}</p>
      <TextArea
        {...form.field('to')}
        hint={t('invoice.mailToHint')}
        rows={1}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        required
      />
      <Select
        {...form.field('language')}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <TextArea {...form.field('message')} rows={3} maxLength={1000} />
      {canSwitch && <Checkbox {...form.checkbox('remindOverdue')} hint={days} />}
    </FormSheet>
  );
}
