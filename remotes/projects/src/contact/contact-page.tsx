import { useQuery } from '@callboard/client';
import type { ContactRow } from '@callboard/contract';
import { Link, useCanOpen, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, Page, buttonClass } from '@callboard/ui';
import { ContactRound } from 'lucide-react';
import { paths, pathsElsewhere } from '../base/paths.ts';
import { HeadSkeleton } from '../part-list/head-skeleton.tsx';
import { contactPersonsQuery } from './contact.queries.ts';
import styles from '../two-columns/two-columns.module.css';
import { ContactHead } from './contact-head.tsx';
import { ContactParts } from './contact-parts.tsx';

/** Somebody of a client: how to reach them, and what they have to do with. */
export function Component() {
  const t = useWords('projects');
  const { id } = useParams(paths.contact);
  const read = useRead(useQuery(contactPersonsQuery(id)));
  const list = paths.projects.to();
  const hasList = useCanOpen(list);
  const missing = {
    icon: ContactRound,
    title: t('contact.notFound'),
    text: t('contact.notFoundText'),
    action: (
      <Link to={hasList ? list : pathsElsewhere.home.to()} className={buttonClass({ kind: 'secondary' })}>
        {t(hasList ? 'project.toProjects' : 'project.toHome')}
      </Link>
    ),
  };
  return (
    <Page title={t('contact.title')} titleHidden wide>
      <div key={id} className={styles.split}>
        <Faces read={read} loading={<HeadSkeleton label={t('contact.loading')} />} missing={missing}>
          {({ items }) => <OneContact id={id} people={items} />}
        </Faces>
      </div>
    </Page>
  );
}

type OneContactProps = {
  id: string;
  /** The person alone, or those of a company whose address this is. */
  people: readonly ContactRow[];
};

function OneContact({ id, people }: OneContactProps) {
  const person = people.find((one) => one.id === id);
  return (
    <>
      <div className={styles.column}>
        <ContactHead person={person} company={(person ?? people[0])?.company ?? null} />
      </div>
      <div className={styles.column}>
        <ContactParts id={id} person={person} people={people} />
      </div>
    </>
  );
}
