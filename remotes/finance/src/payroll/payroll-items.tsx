import { useQuery } from '@callboard/client';
import { payrollLineGroups } from '@callboard/domain';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { List, Section, listFace } from '@callboard/ui';
import { ListX } from 'lucide-react';
import { payrollItemsQuery } from '../base/finance.queries.ts';
import { PayrollItemRow } from './payroll-item-row.tsx';

/** Everything that is paid, by job. */
export function PayrollItems({ number }: { number: string }) {
  const t = useWords('finance');
  const read = useRead(useQuery(payrollItemsQuery(number)));
  const nothing = { icon: ListX, title: t('payroll.noItems'), text: t('payroll.noItemsText') };
  const state = listFace(read, { rows: 5, empty: ({ total }) => (total === 0 ? nothing : null) });
  if (state.kind !== 'full' || read.kind !== 'there')
    return (
      <Section title={t('payroll.items')}>
        <List label={t('payroll.items')} state={state} />
      </Section>
    );
  return payrollLineGroups(read.data.items).map(({ key, project, crew, items }) => {
    const title = [project, crew].filter(Boolean).join(' · ') || t('payroll.withoutJob');
    return (
      <Section key={key} title={title} count={items.length}>
        <List label={title} state={{ kind: 'full' }}>
          {items.map((item) => (
            <PayrollItemRow key={item.id} item={item} />
          ))}
        </List>
      </Section>
    );
  });
}
