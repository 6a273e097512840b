import { useQuery } from '@callboard/client';
import { crew, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { List, Page, Section, listFace } from '@callboard/ui';
import { FilePenLine } from 'lucide-react';
import { accountant } from '../accounts/accountant.ts';
import { Accounts } from '../accounts/accounts.tsx';
import { CloseMonthsButton } from '../close-months/close-months-button.tsx';
import { ToDocuments } from '../page-links/to-documents.tsx';
import { ContractRow } from './contract-row.tsx';
import { contractsQuery } from '../base/contracts.queries.ts';

/** The own contracts with the accounts that follow from them; the office sees the contracts of everybody. */
export function Component() {
  const t = useWords('documents');
  const isCrew = useMay(crew);
  const closesMonths = useMay(accountant);
  const read = useRead(useQuery(contractsQuery));
  const rows = read.kind === 'there' ? read.data.items : [];
  const state = listFace(read, {
    rows: 3,
    empty: ({ items }) =>
      items.length === 0
        ? { icon: FilePenLine, title: t('contracts.empty'), text: t('contracts.emptyText') }
        : null,
  });
  return (
    <Page title={t('contracts.title')} titleHidden>
      {isCrew && rows.length > 0 && <Accounts />}
      {closesMonths && <CloseMonthsButton />}
      <Section title={t('contracts.title')} count={rows.length || undefined}>
        <List label={t('contracts.title')} state={state}>
          {rows.map((row) => (
            <ContractRow key={row.id} row={row} showPerson={!isCrew} />
          ))}
        </List>
      </Section>
      <ToDocuments />
    </Page>
  );
}
