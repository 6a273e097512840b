import { useOnline } from '@callboard/client';
import type { Receipt, ReceiptItem } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, ListRow, Section } from '@callboard/ui';
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';

const ReceiptItemSheet = openedLater(async () => (await import('./receipt-item-sheet.tsx')).ReceiptItemSheet);

/** What was bought; in a draft a tap changes it. */
export function ReceiptItems({ receipt }: { receipt: Receipt }) {
  const t = useWords('finance');
  const { money, number } = useFormat();
  const online = useOnline();
  const [open, setOpen] = useState<ReceiptItem | 'new' | null>(null);
  const { itemList, currency, may } = receipt;
  const close = () => setOpen(null);
  const aboutOf = ({ quantity, unitPriceMinor, vatRate }: ReceiptItem) =>
    [
      `${number(quantity, { maximumFractionDigits: 3 })} × ${money({ amount: unitPriceMinor, currency })}`,
      t('money.vatOf', { rate: number(vatRate / 10_000, { style: 'percent', maximumFractionDigits: 2 }) }),
    ].join(' · ');
  const nothing = { icon: ListPlus, title: t('receipt.noItems'), text: t('receipt.noItemsText') };
  return (
    <Section title={t('receipt.items')} count={itemList.length}>
      <List
        label={t('receipt.items')}
        state={itemList.length > 0 ? { kind: 'full' } : { kind: 'empty', ...nothing }}
      >
        {itemList.map((item) => {
          const row = {
            title: item.description,
            subtitle: aboutOf(item),
            meta: money({ amount: item.gross, currency }),
          };
          return may.edit && online ? (
            <ListRow key={item.id} {...row} onClick={() => setOpen(item)} />
          ) : (
            <ListRow key={item.id} {...row} />
          );
        })}
      </List>
      {may.edit && (
        <Button kind="secondary" icon={Plus} disabled={!online} onClick={() => setOpen('new')}>
          {t('receipt.addItem')}
        </Button>
      )}
      {open && (
        <ReceiptItemSheet
          receipt={receipt}
          item={open === 'new' ? null : open}
          onClose={close}
          onMissing={close}
        />
      )}
    </Section>
  );
}
