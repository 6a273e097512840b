import { useQuery } from '@callboard/client';
import type { AnswerOf, projects } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ContactFaces, useHiddenNumber } from '@callboard/parts';
import type { Contact, HiddenNumber } from '@callboard/parts';
import { projectManagerQuery } from './contact.queries.ts';
import { useContactMissing } from './use-contact-missing.tsx';

type Managers = AnswerOf<typeof projects.contactProjectManager>;
const reasons = { notYet: 'opens', over: 'closed', right: 'noRight' } as const satisfies Record<
  NonNullable<Managers['phoneHidden']>,
  HiddenNumber
>;

/** Project manager and planner of a project; the office is there when nobody else can be reached. */
export function ProjectManagers({ number, crewId }: { number: string; crewId: string }) {
  const t = useWords('crew-ops');
  const hidden = useHiddenNumber();
  const missing = useContactMissing(crewId);
  const contacts = ({
    people,
    office,
    phoneHidden,
    phoneFrom: from,
    phoneUntil: until,
  }: Managers): Contact[] => {
    const why = hidden({ from, until }, phoneHidden ? reasons[phoneHidden] : 'noNumber');
    const managers = people.map((one) => ({ ...one, role: t(`contact.role.${one.role}`), hidden: why }));
    if (office.phone === '' && office.email === '') return managers;
    return [
      ...managers,
      {
        name: t('contact.office'),
        role: t('contact.officeText'),
        pictureUrl: null,
        phone: office.phone || null,
        email: office.email || null,
        hidden: hidden({ from: null, until: null }),
      },
    ];
  };
  return (
    <ContactFaces
      beside
      read={useRead(useQuery(projectManagerQuery(number)))}
      contacts={contacts}
      missing={missing(t('contact.noManagerText'))}
    />
  );
}
