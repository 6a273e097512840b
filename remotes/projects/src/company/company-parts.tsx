import { companies, contacts } from '@callboard/contract';
import type { Company } from '@callboard/contract';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMayCall } from '@callboard/session';
import { Tabs } from '@callboard/ui';
import { Banknote, ContactRound, FileText, FolderKanban, Receipt, ReceiptText } from 'lucide-react';
import { CompanyContacts } from './company-contacts.tsx';
import { CompanyDocuments } from './company-documents.tsx';
import { CompanyInvoices } from './company-invoices.tsx';
import { CompanyProjects } from './company-projects.tsx';
import { CompanyRateCards } from './company-rate-cards.tsx';
import { CompanyReceipts } from './company-receipts.tsx';

/** What belongs to a company, one kind at a time; each is read when it is looked at, by who may. */
export function CompanyParts({ company }: { company: Company }) {
  const t = useWords('projects');
  const [{ part }, change] = useSearch();
  const { id } = company;
  const parts = [
    {
      id: 'projects',
      icon: FolderKanban,
      label: t('project-list.title'),
      content: <CompanyProjects id={id} />,
      open: useMayCall(companies.companyProjects),
    },
    {
      id: 'contacts',
      icon: ContactRound,
      label: t('contacts.title'),
      count: company.contacts,
      content: <CompanyContacts id={id} />,
      open: useMayCall(contacts.contacts),
    },
    {
      id: 'rate-cards',
      icon: Banknote,
      label: t('company.rateCards'),
      count: company.rateCards,
      content: <CompanyRateCards id={id} />,
      open: useMayCall(companies.companyRateCards),
    },
    {
      id: 'documents',
      icon: FileText,
      label: t('project.documents'),
      content: <CompanyDocuments id={id} />,
      open: useMayCall(companies.companyDocuments),
    },
    {
      id: 'invoices',
      icon: Receipt,
      label: t('project.invoices'),
      content: <CompanyInvoices id={id} />,
      open: useMayCall(companies.companyInvoices),
    },
    {
      id: 'receipts',
      icon: ReceiptText,
      label: t('company.receipts'),
      content: <CompanyReceipts id={id} />,
      open: useMayCall(companies.companyReceipts),
    },
  ];
  const shown = parts.filter(({ open }) => open);
  const first = shown[0];
  if (!first || shown.length === 1) return first?.content;
  return (
    <Tabs
      label={t('company.parts')}
      tabs={shown}
      selected={shown.some((one) => one.id === part) ? part : first.id}
      onSelect={(chosen) => change({ part: chosen === first.id ? undefined : chosen })}
    />
  );
}
