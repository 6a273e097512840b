import type { ContactRow } from '@callboard/contract';
import { PersonHead } from '@callboard/parts';
import { Card } from '@callboard/ui';
import { CompanyName } from '../company-name/company-name.tsx';
import projectStyles from '../project/project.module.css';
import styles from '../two-columns/two-columns.module.css';
import { ContactReach } from '../base/contact-reach.tsx';

type ContactHeadProps = {
  /** Nobody, where the contact is a company as a whole. */
  person: ContactRow | undefined;
  company: ContactRow['company'];
};

/** Who it is, what they do for which company, and the ways to reach them. */
export function ContactHead({ person, company }: ContactHeadProps) {
  const of = company && (
    <p>
      <CompanyName company={company} />
    </p>
  );
  if (!person) return of && <Card className={styles.head}>{of}</Card>;
  const { name, role, phone, email } = person;
  return (
    <Card className={styles.head}>
      <PersonHead person={{ name }} as="h2">
        {role && <p className={projectStyles.quiet}>{role}</p>}
        {of}
      </PersonHead>
      <ContactReach name={name} phone={phone} email={email} />
    </Card>
  );
}
