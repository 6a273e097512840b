import { useQuery } from '@callboard/client';
import { contacts as calls } from '@callboard/contract';
import type { ContactOfProject, Project } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { CallLink, PersonRow } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { EmptyState, List, Section } from '@callboard/ui';
import { ContactRound } from 'lucide-react';
import { useState } from 'react';
import { PartList } from '../part-list/part-list.tsx';
import { companyPeopleQuery } from '../base/projects.queries.ts';
import { ContactSheet } from './contact-sheet.tsx';
import type { Reached } from './contact-sheet.tsx';

const roles = {
  client: 'contacts.client',
  projectManager: 'project-manager.title',
  planner: 'project.planner',
  accountant: 'contacts.accountant',
  onSite: 'crew-form.contactOnSite',
} as const satisfies Record<ContactOfProject['role'], string>;

/** Who is several things to a project stands there once. */
function once(contacts: readonly ContactOfProject[]) {
  const byId = new Map<string, ContactOfProject & { roles: ContactOfProject['role'][] }>();
  for (const one of contacts) {
    const before = byId.get(one.contactId);
    byId.set(one.contactId, { ...one, roles: [...(before?.roles ?? []), one.role] });
  }
  return [...byId.values()];
}

/** Whom to call about a project: who is named for it, and the other people of its company. */
export function ProjectContacts({ project: { contacts, company } }: { project: Project }) {
  const t = useWords('projects');
  const [open, setOpen] = useState<Reached | null>(null);
  const roleOf = (role: ContactOfProject['role']) => t(roles[role]);
  const readsCompany = useMayCall(calls.contacts) && company !== null;
  return (
    <>
      {contacts.length > 0 && (
        <Section title={t('contacts.ofProject')}>
          <List label={t('contacts.ofProject')} state={{ kind: 'full' }}>
            {once(contacts).map((one) => (
              <Contact
                key={one.contactId}
                contact={{
                  ...one,
                  id: one.contactId,
                  about: [...one.roles.map(roleOf), one.about].filter(Boolean).join(' · '),
                }}
                onOpen={setOpen}
              />
            ))}
          </List>
        </Section>
      )}
      {contacts.length === 0 && !readsCompany && (
        <EmptyState icon={ContactRound} title={t('contacts.empty')} text={t('contacts.emptyText')} />
      )}
      {readsCompany && (
        <People company={company} named={contacts.map(({ contactId }) => contactId)} onOpen={setOpen} />
      )}
      {open && <ContactSheet contact={open} onClose={() => setOpen(null)} />}
    </>
  );
}

type ContactProps = { contact: Reached; onOpen: (contact: Reached) => void };

function Contact({ contact, onOpen }: ContactProps) {
  const { name, about, phone } = contact;
  return (
    <PersonRow
      person={{ name }}
      about={[about]}
      trailing={phone && <CallLink name={name} phone={phone} />}
      onClick={() => onOpen(contact)}
    />
  );
}

type PeopleProps = {
  company: NonNullable<Project['company']>;
  /** Those who stand above already. */
  named: readonly string[];
  onOpen: (contact: Reached) => void;
};

function People({ company, named, onOpen }: PeopleProps) {
  const t = useWords('projects');
  const read = useRead(useQuery(companyPeopleQuery(company.id)));
  const label = t('contacts.ofCompany', { company: company.name });
  const others = read.kind === 'there' ? read.data.items.filter(({ id }) => !named.includes(id)) : [];
  // Everybody of the company stands above.
  if (read.kind === 'there' && others.length === 0 && named.length > 0) return null;
  return (
    <Section title={label}>
      <PartList
        label={label}
        read={read.kind === 'there' ? { ...read, data: { items: others } } : read}
        keyOf={({ id }) => id}
        textOf={({ name, role }) => `${name} ${role}`}
        row={(one) => <Contact contact={{ ...one, about: one.role }} onOpen={onOpen} />}
        empty={{ icon: ContactRound, title: t('contacts.empty'), text: t('contacts.emptyText') }}
      />
    </Section>
  );
}
