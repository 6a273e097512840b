import { useQuery } from '@callboard/client';
import { companies } from '@callboard/contract';
import type { Company } from '@callboard/contract';
import { groupedPhone } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { dialled } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { Banknote, CalendarClock, Hash, Mail, MapPin, Phone, Tags } from 'lucide-react';
import { companySettingsQuery } from './company.queries.ts';
import { countriesQuery } from '../base/projects.queries.ts';

/** Where a company is, how it is reached, and the terms that its invoices follow. */
export function CompanyFacts({ company }: { company: Company }) {
  const t = useWords('projects');
  const { phone, email, vatNumber, currency, clientMarks } = company;
  const address = useAddress(company);
  return (
    <Section title={t('company.facts')}>
      <List label={t('company.facts')} state={{ kind: 'full' }}>
        {address && (
          <ListRow
            leading={<RowIcon icon={MapPin} status="confirmed" />}
            title={address}
            subtitle={t('company.address')}
          />
        )}
        {phone && (
          <ListRow
            href={`tel:${dialled(phone)}`}
            leading={<RowIcon icon={Phone} />}
            title={groupedPhone(phone)}
            subtitle={t('company.phone')}
          />
        )}
        {email && (
          <ListRow
            href={`mailto:${email}`}
            leading={<RowIcon icon={Mail} />}
            title={email}
            subtitle={t('company.email')}
          />
        )}
        {vatNumber && (
          <ListRow leading={<RowIcon icon={Hash} />} title={vatNumber} subtitle={t('company.vatNumber')} />
        )}
        <ListRow leading={<RowIcon icon={Banknote} />} title={currency} subtitle={t('company.currency')} />
        <PaymentTerms companyId={company.id} />
        {clientMarks.length > 0 && (
          <ListRow
            leading={<RowIcon icon={Tags} />}
            title={clientMarks.map(({ caption }) => caption).join(', ')}
            subtitle={t('company.clientMarks')}
          />
        )}
      </List>
    </Section>
  );
}

function useAddress({ street, zip, city, country }: Company): string {
  const countries = useQuery(countriesQuery).data?.items ?? [];
  const named = countries.find(({ id }) => id === country)?.caption ?? country;
  return [street, [zip, city].filter(Boolean).join(' '), named].filter(Boolean).join(', ');
}

/** Of what is agreed, the one thing that has words of its own; nothing where it is not agreed. */
function PaymentTerms({ companyId }: { companyId: string }) {
  const t = useWords('projects');
  const readsSettings = useMayCall(companies.companySettings);
  const { data } = useQuery({ ...companySettingsQuery(companyId), enabled: readsSettings });
  const days = data?.items[0]?.settings['paymentDays'];
  if (typeof days !== 'number' || days <= 0) return null;
  return (
    <ListRow
      leading={<RowIcon icon={CalendarClock} />}
      title={t('company.paymentDays', { count: days })}
      subtitle={t('company.paymentTerms')}
    />
  );
}
