import { call, useOnline, useQuery } from '@callboard/client';
import { invoices } from '@callboard/contract';
import type { InvoiceProposal, ProjectToInvoice } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, List, ListRow, Section } from '@callboard/ui';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { projectsToInvoiceQuery } from '../base/invoices.queries.ts';

type HoursToInvoiceProps = {
  /** Of one company, or '' for all. */
  companyId: string;
  /** Project whose hours are on the form already. */
  taken: string;
  onTake: (project: ProjectToInvoice, proposal: InvoiceProposal) => void;
};

/** Projects with signed-off hours on no invoice: in one tap their hours become the items. */
export function HoursToInvoice({ companyId, taken, onTake }: HoursToInvoiceProps) {
  const t = useWords('finance');
  const { date, duration } = useFormat();
  const online = useOnline();
  const errorText = useErrorText();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState<unknown>(null);
  const { data } = useQuery({ ...projectsToInvoiceQuery(companyId), enabled: online });
  const found = (data?.items ?? []).filter(({ project }) => project.id !== taken);
  if (found.length === 0) return null;
  const take = async (one: ProjectToInvoice) => {
    setBusy(one.project.id);
    setFailed(null);
    try {
      onTake(one, await call(invoices.invoiceProposal, { params: { n: one.project.id } }));
    } catch (error) {
      setFailed(error);
    } finally {
      setBusy('');
    }
  };
  return (
    <Section title={t('invoice.hoursToInvoice')} count={data?.total ?? 0}>
      <p>{t('invoice.hoursHint')}</p>
      {failed !== null && <Banner kind="error" {...errorText(failed)} />}
      <List label={t('invoice.hoursToInvoice')} state={{ kind: 'full' }}>
        {found.map((one) => (
          <ListRow
            key={one.project.id}
            title={`${one.project.number} ${one.project.name}`}
            subtitle={[
              ...(companyId ? [] : [one.company.name]),
              date(one.firstDay, 'medium'),
              duration(one.minutes, { signed: false }),
            ].join(' · ')}
            trailing={
              <Button
                kind="secondary"
                icon={ListPlus}
                busy={busy === one.project.id}
                disabled={!online}
                aria-label={t('invoice.takeHoursOf', { project: one.project.name })}
                onClick={() => void take(one)}
              >
                {t('invoice.takeHours')}
              </Button>
            }
          />
        ))}
      </List>
    </Section>
  );
}
