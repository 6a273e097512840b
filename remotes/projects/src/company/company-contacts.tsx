import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactRound } from 'lucide-react';
import { PartList } from '../part-list/part-list.tsx';
import { companyPeopleQuery } from '../base/projects.queries.ts';
import { ContactLine } from './contact-line.tsx';

/** The people of a company, called from their row. */
export function CompanyContacts({ id }: { id: string }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('contacts.title')}
      read={useRead(useQuery(companyPeopleQuery(id)))}
      keyOf={(contact) => contact.id}
      textOf={({ name, role }) => `${name} ${role}`}
      row={(contact) => <ContactLine contact={contact} />}
      empty={{ icon: ContactRound, title: t('contacts.empty'), text: t('company.noContactsText') }}
    />
  );
}
