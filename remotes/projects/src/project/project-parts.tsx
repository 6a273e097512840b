import { contacts, projects } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { Link, Slot, useCanOpen, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMayCall } from '@callboard/session';
import { Tabs, buttonClass } from '@callboard/ui';
import type { Icon } from '@callboard/ui';
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
import { paths } from '../base/paths.ts';
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
  const { number } = project;
  const parts = useParts(project);
  const contentOf = ({ id }: Part) => contents[id](project);
  const [only] = parts;
  return (
    <>
      <Slot name="project/panel" number={number} />
      {parts.length === 1 && only ? (
        contentOf(only)
      ) : (
        <Tabs
          label={t('project.parts')}
          tabs={parts.map((one) => ({ ...one, content: contentOf(one) }))}
          selected={parts.some(({ id }) => id === part) ? part : 'crews'}
          onSelect={(id) =>
            change({ part: id === 'crews' ? undefined : id, open: undefined, kind: undefined })
          }
        />
      )}
    </>
  );
}

type Part = { id: keyof typeof contents; icon: Icon; label: string; count?: number; open: boolean };

/** The parts that are there for this person, in their order. */
function useParts({ crews, contacts: own, company, may }: Project): readonly Part[] {
  const t = useWords('projects');
  const readsContacts = useMayCall(contacts.contacts);
  const billed = useMayCall(projects.projectInvoices);
  const hasContacts = own.length > 0 || (readsContacts && company !== null);
  const parts: Part[] = [
    { id: 'crews', icon: UsersRound, label: t('project.crews'), count: crews, open: true },
    { id: 'shifts', icon: CalendarClock, label: t('shifts.title'), open: may.export },
    { id: 'people', icon: UserRound, label: t('project.people'), open: may.readProfiles },
    { id: 'contacts', icon: ContactRound, label: t('contacts.title'), open: hasContacts },
    { id: 'ratings', icon: Star, label: t('ratings.title'), open: may.readRatings },
    { id: 'notes', icon: FileCheck, label: t('notes.title'), open: may.export },
    { id: 'documents', icon: FileText, label: t('project.documents'), open: may.readDocuments },
    { id: 'invoices', icon: Receipt, label: t('project.invoices'), open: may.readInvoices && billed },
    { id: 'todos', icon: ListChecks, label: t('todos.title'), open: may.readHistory },
    { id: 'history', icon: History, label: t('history.title'), open: may.readHistory },
  ];
  return parts.filter(({ open }) => open);
}

const contents = {
  crews: (project: Project) => <ProjectCrews project={project} />,
  shifts: ({ number }: Project) => <ProjectShifts number={number} />,
  people: ({ number }: Project) => <ProjectPeople number={number} />,
  contacts: (project: Project) => <ProjectContacts project={project} />,
  ratings: ({ number }: Project) => <ProjectRatings number={number} />,
  notes: ({ number }: Project) => <ProjectNotes number={number} />,
  documents: ({ number }: Project) => (
    <>
      <Slot name="project/documents" number={number}>
        <ProjectDocuments number={number} />
      </Slot>
      <AllPapersLink number={number} />
    </>
  ),
  invoices: ({ number }: Project) => (
    <Slot name="project/invoices" number={number}>
      <ProjectInvoices number={number} />
    </Slot>
  ),
  todos: ({ number }: Project) => <ProjectTodos number={number} />,
  history: ({ number }: Project) => <ProjectHistory number={number} />,
};

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
