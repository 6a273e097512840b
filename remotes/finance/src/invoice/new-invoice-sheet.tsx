import { todayHere, useQuery } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice, InvoiceProposal, ProjectToInvoice } from '@callboard/contract';
import { addDays, currencies, sumsOfNet } from '@callboard/domain';
import { person, useGo, useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, uploadFile, useFormCommand, useFormSheet } from '@callboard/parts';
import { useMay } from '@callboard/session';
import {
  Banner,
  Button,
  ComboBox,
  DatePicker,
  FileInput,
  Section,
  Select,
  TextArea,
  toast,
} from '@callboard/ui';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { companiesQuery, companyProjectsQuery } from '../invoices/invoices.queries.ts';
import { VatSums } from '../money/vat-sums.tsx';
import { paths } from '../paths.ts';
import { itemProblems, writeRate } from '../receipt/item-form.ts';
import type { ItemValues } from '../receipt/item-form.ts';
import { useTenantRules } from '../tenant-rules.ts';
import { invoiceChanged } from './invoice-changed.ts';
import { InvoiceItemFields } from './invoice-item-fields.tsx';
import { TakenHours } from './taken-hours.tsx';
import { HoursToInvoice } from './hours-to-invoice.tsx';
import { invoiceBody, itemFaults, itemsOfHours, mostItems } from './new-invoice-form.ts';
import type { InvoiceItemValues, InvoiceValues } from './new-invoice-form.ts';

const usualDays = 30;

/** An invoice to a company: what for, until when, with its documents. */
export function NewInvoiceSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('finance');
  const format = useFormat();
  const go = useGo();
  const [files, setFiles] = useState<readonly File[]>([]);
  // A file that does not arrive must not make a second invoice with the next try.
  const made = useRef<Invoice | null>(null);
  const sent = useRef(new Set<File>());
  const add = useFormCommand(invoices.addInvoice);
  const addDocument = useFormCommand(invoices.addInvoiceDocument);
  const [taken, setTaken] = useState<InvoiceProposal | null>(null);
  useHold(files.length > 0 ? t('invoice.hold') : null);
  const today = todayHere();
  const { currency } = useTenantRules();
  const noItem: ItemValues = { description: '', quantity: '1', price: '', vat: writeRate(2_000, format) };
  const start: InvoiceValues = {
    companyId: '',
    projectId: '',
    invoiceDate: today,
    dueDate: addDays(today, usualDays),
    currency,
    items: [noItem],
    comment: '',
  };
  const form = useFormSheet({
    title: t('invoice.new'),
    draft: 'invoice/new',
    offline: 'needs-network',
    labels: {
      companyId: t('invoice.company'),
      projectId: t('receipt.project'),
      invoiceDate: t('invoice.date'),
      dueDate: t('invoice.dueDate'),
      currency: t('receipt.currency'),
      items: t('receipt.items'),
      comment: t('receipt.comment'),
    },
    start,
    endpoint: invoices.addInvoice,
    body: (values) => invoiceBody(values, format),
    check: (values) => [
      ...(values.dueDate && values.dueDate < values.invoiceDate
        ? [{ path: 'dueDate', code: 'end_before_start', text: t('invoice.dueBefore') } as const]
        : []),
      ...(values.items.some((item) => itemProblems(item, values.currency, format).length > 0)
        ? [{ path: 'items', code: 'bad_format', text: t('invoice.checkItems') } as const]
        : []),
    ],
    send: async (body) => {
      made.current ??= await add({ body });
      const { id, number } = made.current;
      for (const file of files) {
        if (sent.current.has(file)) continue;
        await addDocument({ params: { id }, body: { uploadId: await uploadFile(file, file.name) } });
        sent.current.add(file);
      }
      toast.success(t('invoice.created', { number }));
      void invoiceChanged();
      go(paths.invoice.to({ number }));
    },
    onClose,
  });
  const { values, change, field } = form;
  const companies = useQuery(companiesQuery);
  const mayProjects = useMay(person.with('projects'));
  const projects = useQuery({
    ...companyProjectsQuery(values.companyId),
    enabled: mayProjects && values.companyId !== '',
  });
  const companyOf = (companyId: string) => companies.data?.items.find(({ id }) => id === companyId);
  const dueAsAgreed = (companyId: string) => ({
    dueDate: addDays(values.invoiceDate || today, companyOf(companyId)?.paymentDays || usualDays),
  });
  const chooseCompany = (companyId: string) => {
    const company = companyOf(companyId);
    // Hours are those of one project.
    const typed = values.items.filter(({ hours }) => !hours);
    change({
      companyId,
      projectId: '',
      items: typed.length > 0 ? typed : [noItem],
      ...dueAsAgreed(companyId),
      ...(company?.currency && { currency: company.currency }),
    });
  };
  // What nobody has typed anything into makes room for the hours.
  const isEmpty = (item: InvoiceItemValues) => item.description === '' && item.price === '' && !item.hours;
  const takeHours = ({ project, company }: ProjectToInvoice, proposal: InvoiceProposal) => {
    const items = itemsOfHours(proposal, values.items.at(-1)?.vat ?? noItem.vat, format);
    setTaken(proposal);
    change({
      ...(company.id !== values.companyId && dueAsAgreed(company.id)),
      companyId: company.id,
      projectId: project.id,
      currency: proposal.currency,
      items: [...values.items.filter((item) => !isEmpty(item) && !item.hours), ...items].slice(0, mostItems),
    });
  };
  const { id: itemsId, error: itemsError } = field('items');
  const sums = form.isValid ? sumsOfNet(invoiceBody(values, format).items) : null;
  return (
    <FormSheet form={form} submit={t('invoice.create')}>
      <ComboBox
        {...field('companyId')}
        onValue={chooseCompany}
        options={(companies.data?.items ?? []).map(({ id, name, city }) => ({
          value: id,
          label: name,
          hint: city || undefined,
        }))}
        busy={companies.isFetching}
        required
      />
      {(projects.data?.items.length ?? 0) > 0 && (
        <ComboBox
          {...field('projectId')}
          options={(projects.data?.items ?? []).map(({ id, number, name }) => ({
            value: id,
            label: `${number} ${name}`,
          }))}
        />
      )}
      <HoursToInvoice
        companyId={values.companyId}
        taken={values.items.some(({ hours }) => hours) ? values.projectId : ''}
        onTake={takeHours}
      />
      {taken && taken.project.id === values.projectId && <TakenHours proposal={taken} />}
      <DatePicker {...field('invoiceDate')} required />
      <DatePicker {...field('dueDate')} min={values.invoiceDate || undefined} required />
      <Select {...field('currency')} options={currencies.map((value) => ({ value, label: value }))} />
      <Section title={t('receipt.items')}>
        <p>{t('invoice.creditHint')}</p>
        {itemsError && <Banner kind="error" title={itemsError} />}
        <InvoiceItemFields
          id={itemsId}
          items={values.items}
          currency={values.currency}
          faults={itemFaults(values, format)}
          showsErrors={form.showsErrors}
          onItems={(items) => change({ items })}
        />
      </Section>
      {values.items.length < mostItems && (
        <Button
          kind="secondary"
          icon={Plus}
          onClick={() =>
            change({ items: [...values.items, { ...noItem, vat: values.items.at(-1)?.vat ?? '' }] })
          }
        >
          {t('receipt.addItem')}
        </Button>
      )}
      {sums && <VatSums rates={sums.rates} currency={values.currency} />}
      <TextArea {...field('comment')} rows={2} maxLength={1000} />
      <FileInput
        label={t('invoice.attach')}
        accept={['application/pdf', 'image/*']}
        files={files}
        onFiles={setFiles}
        multiple
      />
    </FormSheet>
  );
}
