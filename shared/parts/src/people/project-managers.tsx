import { query, useQuery } from '@callboard/client';
import { projects } from '@callboard/contract';
import type { AnswerOf } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { usePartWords } from '../words/use-part-words.ts';
import type { Contact } from './contact-card.tsx';
import { ContactFaces } from './contact-faces.tsx';
import type { ContactMissing } from './contact-faces.tsx';
import { useHiddenNumber } from './use-hidden-number.ts';

type Managers = AnswerOf<typeof projects.contactProjectManager>;

const managersQuery = (number: string) =>
  query(projects.contactProjectManager, { params: { number } }, { meta: { offline: true } });

type ProjectManagersProps = { number: string; missing: ContactMissing };

/** Project manager and planner of a project; the office is there when nobody else can be reached. */
export function ProjectManagers({ number, missing }: ProjectManagersProps) {
  const t = usePartWords();
  const hidden = useHiddenNumber();
  const contacts = ({
    people,
    office,
    phoneHidden,
    phoneFrom: from,
    phoneUntil: until,
  }: Managers): Contact[] => {
    const why = hidden(phoneHidden, { from, until });
    const managers = people.map((one) => ({ ...one, role: t(`people.role.${one.role}`), hidden: why }));
    if (office.phone === '' && office.email === '') return managers;
    return [
      ...managers,
      {
        name: t('people.office'),
        role: t('people.officeText'),
        pictureUrl: null,
        phone: office.phone || null,
        email: office.email || null,
        hidden: hidden(null),
      },
    ];
  };
  return (
    <ContactFaces
      beside
      read={useRead(useQuery(managersQuery(number)))}
      contacts={contacts}
      missing={missing}
    />
  );
}
