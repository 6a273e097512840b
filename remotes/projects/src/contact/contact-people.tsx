import type { ContactRow } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ContactRound } from 'lucide-react';
import { ContactLine } from '../company/contact-line.tsx';
import { PartList } from '../part-list/part-list.tsx';

/** The people of a company whose contact this is. */
export function ContactPeople({ people }: { people: readonly ContactRow[] }) {
  const t = useWords('projects');
  return (
    <PartList
      label={t('project.people')}
      read={{ kind: 'there', data: { items: people }, asOf: null }}
      keyOf={({ id }) => id}
      textOf={({ name, role }) => `${name} ${role}`}
      row={(contact) => <ContactLine contact={contact} />}
      empty={{ icon: ContactRound, title: t('contacts.empty'), text: t('company.noContactsText') }}
    />
  );
}
