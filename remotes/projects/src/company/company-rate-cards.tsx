import { useQuery } from '@callboard/client';
import type { RateCardRow } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { ListRow, RowIcon, StatusPill } from '@callboard/ui';
import { Banknote, CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { PartList } from '../part-list/part-list.tsx';
import { companyRateCardsQuery } from '../base/projects.queries.ts';
import { useValidity } from '../rate-card/use-validity.ts';

const RateCardSheet = openedLater(
  async () => (await import('../rate-card/rate-card-sheet.tsx')).RateCardSheet,
);

/** What was agreed with a company, newest first; the prices are behind each. */
export function CompanyRateCards({ id }: { id: string }) {
  const t = useWords('projects');
  const validity = useValidity();
  const [open, setOpen] = useState<RateCardRow | null>(null);
  const shut = () => setOpen(null);
  return (
    <>
      <PartList
        label={t('company.rateCards')}
        read={useRead(useQuery(companyRateCardsQuery(id, '')))}
        keyOf={(card) => card.id}
        textOf={({ caption }) => caption}
        row={(card) => (
          <ListRow
            leading={<RowIcon icon={Banknote} />}
            title={card.caption}
            subtitle={validity(card)}
            trailing={
              !card.valid && <StatusPill status="quiet" icon={CalendarOff} label={t('company.notValid')} />
            }
            onClick={() => setOpen(card)}
          />
        )}
        empty={{ icon: Banknote, title: t('company.noRateCards'), text: t('company.noRateCardsText') }}
      />
      {open && <RateCardSheet card={open} onClose={shut} onMissing={shut} />}
    </>
  );
}
