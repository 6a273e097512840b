import { contacts, projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { Link, Slot, useCanOpen, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMayCall } from '@callboard/session';
import { Tabs, buttonClass } from '@callboard/ui';
import {
  CalendarClock,
  ContactRound,
  FileCheck,
  FileText,
  History,
  ListChecks,
  Receipt,
  Star,
  UsersRound,
  UserRound,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { ProjectContacts } from '../project-contacts/project-contacts.tsx';
import { ProjectCrews } from '../project-crews/project-crews.tsx';
import { ProjectDocuments } from '../project-documents/project-documents.tsx';
import { ProjectHistory } from '../project-history/project-history.tsx';
import { ProjectInvoices } from '../project-invoices/project-invoices.tsx';
import { ProjectNotes } from '../project-notes/project-notes.tsx';
import { ProjectPeople } from '../project-people/project-people.tsx';
import { ProjectRatings } from '../project-ratings/project-ratings.tsx';
import { ProjectShifts } from '../project-shifts/project-shifts.tsx';
import { ProjectTodos } from '../project-todos/project-todos.tsx';
import styles from './project.module.css';

/** What belongs to a project, one kind at a time; each is read when it is looked at. */
export function ProjectParts({ project }: { project: Project }) {
  const t = useWords('projects');
  const [{ part }, change] = useSearch();
  const { number, crews, may } = project;
  const readsContacts = useMayCall(contacts.contacts);
  const billed = useMayCall(projects.projectInvoices);
  const parts = [
    {
      id: 'crews',
      icon: UsersRound,
      label: t('project.crews'),
      count: crews,
      content: <ProjectCrews project={project} />,
      open: true,
    },
    {
      id: 'shifts',
      icon: CalendarClock,
      label: t('shifts.title'),
      content: <ProjectShifts number={number} />,
      open: may.export,
    },
    {
      id: 'people',
      icon: UserRound,
      label: t('project.people'),
      content: <ProjectPeople number={number} />,
      open: may.readProfiles,
    },
    {
      id: 'contacts',
      icon: ContactRound,
      label: t('contacts.title'),
      content: <ProjectContacts project={project} />,
      open: project.contacts.length > 0 || (readsContacts && project.company !== null),
    },
    {
      id: 'ratings',
      icon: Star,
      label: t('ratings.title'),
      content: <ProjectRatings number={number} />,
      open: may.readRatings,
    },
    {
      id: 'notes',
      icon: FileCheck,
      label: t('notes.title'),
      content: <ProjectNotes number={number} />,
      open: may.export,
    },
    {
      id: 'documents',
      icon: FileText,
      label: t('project.documents'),
      content: (
        <>
          <Slot name="project/documents" number={number}>
            <ProjectDocuments number={number} />
          </Slot>
          <AllPapersLink number={number} />
        </>
      ),
      open: may.readDocuments,
    },
    {
      id: 'invoices',
      icon: Receipt,
      label: t('project.invoices'),
      content: (
        <Slot name="project/invoices" number={number}>
          <ProjectInvoices number={number} />
        </Slot>
      ),
      open: may.readInvoices && billed,
    },
    {
      id: 'todos',
      icon: ListChecks,
      label: t('todos.title'),
      content: <ProjectTodos number={number} />,
      open: may.readHistory,
    },
    {
      id: 'history',
      icon: History,
      label: t('history.title'),
      content: <ProjectHistory number={number} />,
      open: may.readHistory,
    },
  ];
  const shown = parts.filter(({ open }) => open);
  return (
    <>
      <Slot name="project/panel" number={number} />
      {shown.length === 1 ? (
        shown[0]?.content
      ) : (
        <Tabs
          label={t('project.parts')}
          tabs={shown}
          selected={shown.some(({ id }) => id === part) ? part : 'crews'}
          onSelect={(id) =>
            change({ part: id === 'crews' ? undefined : id, open: undefined, kind: undefined })
          }
        />
      )}
    </>
  );
}

function AllPapersLink({ number }: { number: string }) {
  const t = useWords('projects');
  const to = paths.projectDocuments.to({ number });
  return (
    useCanOpen(to) && (
      <p className={styles.all}>
        <Link to={to} className={buttonClass({ kind: 'secondary' })}>
          {t('papers.all')}
        </Link>
      </p>
    )
  );
}
