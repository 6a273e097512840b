import { useInfiniteQuery } from '@callboard/client';
import type { ReceiptRow as Row } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow, RowIcon, StatusPill } from '@callboard/ui';
import type { Icon, StatusName } from '@callboard/ui';
import { BadgeCheck, CircleCheck, Clock, FilePen, ReceiptText, Undo2 } from 'lucide-react';
import { pathsElsewhere } from '../base/paths.ts';
import { PartList } from '../part-list/part-list.tsx';
import { companyReceiptsQuery } from './company.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';

const looks = {
  draft: ['quiet', FilePen],
  submitted: ['waiting', Clock],
  approved: ['confirmed', CircleCheck],
  rejected: ['trouble', Undo2],
  paid: ['confirmed', BadgeCheck],
} as const satisfies Record<Row['status'], readonly [StatusName, Icon]>;

/** Receipts that were made out to a company, newest first. */
export function CompanyReceipts({ id }: { id: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('company.receipts')}
      read={useAllPages(useInfiniteQuery(companyReceiptsQuery(id)))}
      keyOf={(receipt) => receipt.id}
      textOf={({ number, merchant, person, type }) => [number, merchant, person.name, type.name].join(' ')}
      row={(receipt) => <ReceiptRow receipt={receipt} />}
      empty={{ icon: ReceiptText, title: t('company.noReceipts'), text: t('company.noReceiptsText') }}
    />
  );
}

/** One receipt: where it is from, whose it is, its sum, and how far it is. */
function ReceiptRow({ receipt }: { receipt: Row }) {
  const t = useWords('projects');
  const { date, money } = useFormat();
  const { number, merchant, type, person, gross, currency, status } = receipt;
  const [mood, icon] = looks[status];
  const to = pathsElsewhere.receipt.to({ number });
  const row = {
    leading: <RowIcon icon={ReceiptText} />,
    title: merchant || type.name,
    meta: money({ amount: gross, currency }),
    subtitle: [person.name, date(receipt.date, 'medium'), merchant && type.name, number]
      .filter(Boolean)
      .join(' · '),
    trailing: <StatusPill status={mood} icon={icon} label={t(`company.receipt.${status}`)} />,
  };
  return useCanOpen(to) ? <ListRow as={Link} to={to} {...row} /> : <ListRow {...row} />;
}
