import { todayHere, useQuery } from '@callboard/client';
import type { InputOf } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { Invoice, InvoiceProposal, ProjectToInvoice } from '@callboard/contract';
import { addDays, currencies, sumsOfNet } from '@callboard/domain';
import { person, useGo, useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet, useUpload } from '@callboard/parts';
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
import { companiesQuery, companyProjectsQuery } from '../base/invoices.queries.ts';
import { VatSums } from '../money/vat-sums.tsx';
import { paths } from '../base/paths.ts';
import { itemProblems } from '../receipt/items/item-form.ts';
import { useTenantRules } from '../base/tenant-rules.ts';
import { invoiceChanged } from '../invoice/invoice-changed.ts';
import { InvoiceItemFields } from './invoice-item-fields.tsx';
import { TakenHours } from './taken-hours.tsx';
import { HoursToInvoice } from './hours-to-invoice.tsx';
import { invoiceBody, itemFaults, itemsWithHours, mostItems, noItem } from './new-invoice-form.ts';
import type { InvoiceValues } from './new-invoice-form.ts';

type NewInvoice = InputOf<typeof invoices.addInvoice>['body'];
type InvoiceForm = ReturnType<typeof useInvoiceForm>;

const usualDays = 30;

/** An invoice to a company: what for, until when, with its documents. */
export function NewInvoiceSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('finance');
  const [files, setFiles] = useState<readonly File[]>([]);
  useHold(files.length > 0 ? t('invoice.hold') : null);
  const form = useInvoiceForm({ send: useAddInvoice(files), onClose });
  const { values, field } = form;
  const companies = useCompanies(values.companyId);
  return (
    <FormSheet form={form} submit={t('invoice.create')}>
      <CompanyFields form={form} {...companies} />
      <DatePicker {...field('invoiceDate')} required />
      <DatePicker {...field('dueDate')} min={values.invoiceDate || undefined} required />
      <Select {...field('currency')} options={currencies.map((value) => ({ value, label: value }))} />
      <Items form={form} />
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

/** Adds the invoice with its files, and opens it. */
function useAddInvoice(files: readonly File[]) {
  const t = useWords('finance');
  const go = useGo();
  // A file that does not arrive must not make a second invoice with the next try.
  const made = useRef<Invoice | null>(null);
  const sent = useRef(new Set<File>());
  const upload = useUpload();
  const add = useFormCommand(invoices.addInvoice);
  const addDocument = useFormCommand(invoices.addInvoiceDocument);
  return async (body: NewInvoice) => {
    made.current ??= await add({ body });
    const { id, number } = made.current;
    for (const file of files) {
      if (sent.current.has(file)) continue;
      await addDocument({ params: { id }, body: { uploadId: await upload(file) } });
      sent.current.add(file);
    }
    toast.success(t('invoice.created', { number }));
    void invoiceChanged();
    go(paths.invoice.to({ number }));
  };
}

type InvoiceFormOptions = { send: (body: NewInvoice) => Promise<void>; onClose: () => void };

function useInvoiceForm({ send, onClose }: InvoiceFormOptions) {
  const t = useWords('finance');
  const format = useFormat();
  const today = todayHere();
  const { currency } = useTenantRules();
  const start: InvoiceValues = {
    companyId: '',
    projectId: '',
    invoiceDate: today,
    dueDate: addDays(today, usualDays),
    currency,
    items: [noItem(format)],
    comment: '',
  };
  return useFormSheet({
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
    send,
    onClose,
  });
}

/** Companies to choose from, and the projects of the chosen one. */
function useCompanies(companyId: string) {
  const companies = useQuery(companiesQuery);
  const mayProjects = useMay(person.with('projects'));
  const projects = useQuery({
    ...companyProjectsQuery(companyId),
    enabled: mayProjects && companyId !== '',
  });
  return {
    companies: companies.data?.items ?? [],
    projects: projects.data?.items ?? [],
    busy: companies.isFetching,
  };
}

type CompanyFieldsProps = ReturnType<typeof useCompanies> & { form: InvoiceForm };

/** To whom and for which project, with the hours of one in a tap. */
function CompanyFields({ companies, projects, busy, form }: CompanyFieldsProps) {
  const format = useFormat();
  const { values, change, field } = form;
  const [taken, setTaken] = useState<InvoiceProposal | null>(null);
  const companyOf = (companyId: string) => companies.find(({ id }) => id === companyId);
  const dueAsAgreed = (companyId: string) => ({
    dueDate: addDays(values.invoiceDate || todayHere(), companyOf(companyId)?.paymentDays || usualDays),
  });
  const chooseCompany = (companyId: string) => {
    const company = companyOf(companyId);
    // Hours are those of one project.
    const typed = values.items.filter(({ hours }) => !hours);
    change({
      companyId,
      projectId: '',
      items: typed.length > 0 ? typed : [noItem(format)],
      ...dueAsAgreed(companyId),
      ...(company?.currency && { currency: company.currency }),
    });
  };
  const takeHours = ({ project, company }: ProjectToInvoice, proposal: InvoiceProposal) => {
    setTaken(proposal);
    change({
      ...(company.id !== values.companyId && dueAsAgreed(company.id)),
      companyId: company.id,
      projectId: project.id,
      currency: proposal.currency,
      items: itemsWithHours(values.items, proposal, format),
    });
  };
  return (
    <>
      <ComboBox
        {...field('companyId')}
        onValue={chooseCompany}
        options={companies.map(({ id, name, city }) => ({
          value: id,
          label: name,
          hint: city || undefined,
        }))}
        busy={busy}
        required
      />
      {projects.length > 0 && (
        <ComboBox
          {...field('projectId')}
          options={projects.map(({ id, number, name }) => ({
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
    </>
  );
}

/** What for, and what that is in sum. */
function Items({ form }: { form: InvoiceForm }) {
  const t = useWords('finance');
  const format = useFormat();
  const { values, change } = form;
  const { items, currency } = values;
  const { id, error } = form.field('items');
  const sums = form.isValid ? sumsOfNet(invoiceBody(values, format).items) : null;
  const addItem = () => change({ items: [...items, { ...noItem(format), vat: items.at(-1)?.vat ?? '' }] });
  return (
    <>
      <Section title={t('receipt.items')}>
        <p>{t('invoice.creditHint')}</p>
        {error && <Banner kind="error" title={error} />}
        <InvoiceItemFields
          id={id}
          items={items}
          currency={currency}
          faults={itemFaults(values, format)}
          showsErrors={form.showsErrors}
          onItems={(next) => change({ items: next })}
        />
      </Section>
      {items.length < mostItems && (
        <Button kind="secondary" icon={Plus} onClick={addItem}>
          {t('receipt.addItem')}
        </Button>
      )}
      {sums && <VatSums rates={sums.rates} currency={currency} />}
    </>
  );
}
