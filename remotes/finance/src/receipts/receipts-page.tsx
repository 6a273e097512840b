import { call, useInfiniteQuery, useQuery } from '@callboard/client';
import { receipts } from '@callboard/contract';
import { receiptStates } from '@callboard/domain';
import { office, person, useSearch } from '@callboard/feature';
import { useLanguage, useWords } from '@callboard/i18n';
import { FilterChips, ListDetailPage, openedLater, useInfiniteList } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Button } from '@callboard/ui';
import { Camera, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../export/export-button.tsx';
import { MoneySums } from '../money/money-sums.tsx';
import { paths } from '../base/paths.ts';
import { OneReceipt } from '../receipt/page/one-receipt.tsx';
import { ReceiptRow } from './receipt-row.tsx';
import { receiptFilter, receiptsQuery, receiptTypesQuery } from '../base/receipts.queries.ts';
import { WaitingReceipts } from './waiting-receipts.tsx';

const NewReceiptSheet = openedLater(
  async () => (await import('../receipt/add/new-receipt-sheet.tsx')).NewReceiptSheet,
);

/** Own receipts, newest first; accountants see what everybody handed in. */
export function Component() {
  const t = useWords('finance');
  const language = useLanguage();
  const [adding, setAdding] = useState(false);
  const [{ q, status }] = useSearch();
  const mayAdd = useMay(person.with('receipts', 'CREATE'));
  const all = useMay(office.with('receipts', 'EDIT'));
  const filter = { all, q, status: receiptStates.find((one) => one === status) };
  const found = useInfiniteQuery(receiptsQuery(filter));
  // The form may be opened where there is no connection.
  useQuery({ ...receiptTypesQuery, enabled: mayAdd });
  const list = useInfiniteList(found);
  const close = () => setAdding(false);
  const add = mayAdd && (
    <Button icon={Camera} wide onClick={() => setAdding(true)}>
      {t('receipts.add')}
    </Button>
  );
  return (
    <ListDetailPage
      title={t('receipts.title')}
      label={t('receipts.label')}
      list={list}
      keyOf={({ number }) => number}
      row={(row, link) => <ReceiptRow row={row} named={all} {...link} />}
      tabs={add}
      search={{
        label: t('receipts.search'),
        notFound: (text) => ({
          title: t('receipts.notFound', { q: text }),
          text: t('receipts.notFoundText'),
        }),
      }}
      filters={
        <>
          <FilterChips
            label={t('receipts.filter')}
            name="status"
            all={{ label: t('receipts.all') }}
            choices={receiptStates.map((id) => ({ id, label: t(`receipts.state.${id}`) }))}
          />
          <WaitingReceipts />
          <MoneySums title={t('money.sum')} sums={found.data?.pages[0]?.sums ?? []} />
        </>
      }
      refresh
      empty={{ icon: ReceiptText, title: t('receipts.emptyTitle'), text: t('receipts.emptyText') }}
      detail={{
        name: 'receipt',
        label: t('receipt.title'),
        at: (number) => paths.receipt.to({ number }),
        show: (number) => <OneReceipt number={number} />,
        choose: { icon: ReceiptText, title: t('receipts.choose') },
      }}
    >
      {list.total > 0 && (
        <ExportButton
          name={`${t('receipts.title')}.csv`}
          read={(signal) =>
            call(receipts.exportReceipts, { query: { ...receiptFilter(filter), language }, signal })
          }
        />
      )}
      {adding && <NewReceiptSheet onClose={close} onMissing={close} />}
    </ListDetailPage>
  );
}
