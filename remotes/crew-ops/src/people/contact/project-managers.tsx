import { useQuery } from '@callboard/client';
import type { AnswerOf, projects } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Faces, FailedState } from '@callboard/ui';
import type { ReactNode } from 'react';
import { ContactPerson } from './contact-person.tsx';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { projectManagerQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';
import styles from './project-managers.module.css';

export const ManagersSkeleton = () => (
  <div className={styles.people}>
    <ContactSkeleton />
  </div>
);

type Managers = AnswerOf<typeof projects.contactProjectManager>;

/** Project manager and planner of a project; the office is there when nobody else can be reached. */
export function ProjectManagers({ number, crewId }: { number: string; crewId: string }) {
  const t = useWords('crew-ops');
  const read = useRead(useQuery(projectManagerQuery(number)));
  const missing = useContactMissing(crewId, {
    title: t('contact.notFound'),
    text: t('contact.noManagerText'),
  });
  return (
    <Faces read={read} loading={<ManagersSkeleton />} missing={missing}>
      {(managers) => <People managers={managers} none={<FailedState {...missing} />} />}
    </Faces>
  );
}

function People({ managers, none }: { managers: Managers; none: ReactNode }) {
  const t = useWords('crew-ops');
  const hidden = useWhyHidden(managers);
  const { people, office } = managers;
  const reachable = office.phone !== '' || office.email !== '';
  if (people.length === 0 && !reachable) return none;
  return (
    <div className={styles.people}>
      {people.map(({ personId, name, role, pictureUrl, phone, email }) => (
        <ContactPerson
          key={`${personId} ${role}`}
          {...{ name, pictureUrl, phone, email }}
          role={t(`contact.role.${role}`)}
          hidden={hidden}
        />
      ))}
      {reachable && (
        <ContactPerson
          name={t('contact.office')}
          role={t('contact.officeText')}
          pictureUrl={null}
          phone={office.phone || null}
          email={office.email || null}
          hidden={t('contact.noNumber')}
        />
      )}
    </div>
  );
}

function useWhyHidden({ phoneHidden, phoneFrom, phoneUntil }: Managers): string {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const days = {
    from: phoneFrom ? date(phoneFrom, 'weekday') : '',
    until: phoneUntil ? date(phoneUntil, 'weekday') : '',
  };
  if (phoneHidden === 'notYet') return t('contact.opens', days);
  if (phoneHidden === 'over') return t('contact.closed', days);
  return phoneHidden === 'right' ? t('contact.noRight') : t('contact.noNumber');
}
