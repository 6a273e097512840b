import { contacts, plannerCrews } from '@callboard/contract';
import type { ContactRow } from '@callboard/contract';
import { planner, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay, useMayCall } from '@callboard/session';
import { Tabs } from '@callboard/ui';
import { FileText, FolderKanban, UserRound, UsersRound } from 'lucide-react';
import { ContactDocuments } from './contact-documents.tsx';
import { ContactGroups } from './contact-groups.tsx';
import { ContactPeople } from './contact-people.tsx';
import { ContactProjects } from './contact-projects.tsx';

type ContactPartsProps = {
  id: string;
  person: ContactRow | undefined;
  people: readonly ContactRow[];
};

/** What a contact has to do with, one kind at a time; each is read when it is looked at, by who may. */
export function ContactParts({ id, person, people }: ContactPartsProps) {
  const t = useWords('projects');
  const [{ part }, change] = useSearch();
  const readsGroups = useMayCall(plannerCrews.contactPCrews);
  // Groups are of people who work here or sign in; a client is not told those of others.
  const plans = useMay(planner);
  const parts = [
    {
      id: 'people',
      icon: UserRound,
      label: t('project.people'),
      content: <ContactPeople people={people} />,
      open: !person,
    },
    {
      id: 'projects',
      icon: FolderKanban,
      label: t('project-list.title'),
      content: <ContactProjects id={id} />,
      open: useMayCall(contacts.contactProjects),
    },
    {
      id: 'documents',
      icon: FileText,
      label: t('project.documents'),
      content: <ContactDocuments id={id} />,
      open: useMayCall(contacts.contactDocuments),
    },
    {
      id: 'groups',
      icon: UsersRound,
      label: t('contact.groups'),
      content: <ContactGroups id={id} />,
      open: readsGroups && plans && Boolean(person?.personId),
    },
  ];
  const shown = parts.filter(({ open }) => open);
  const first = shown[0];
  if (!first || shown.length === 1) return first?.content;
  return (
    <Tabs
      label={t('contact.parts')}
      tabs={shown}
      selected={shown.some((one) => one.id === part) ? part : first.id}
      onSelect={(chosen) => change({ part: chosen === first.id ? undefined : chosen })}
    />
  );
}
