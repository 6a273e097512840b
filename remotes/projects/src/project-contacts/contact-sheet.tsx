import { Link, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Sheet, buttonClass } from '@callboard/ui';
import { ContactReach } from '../base/contact-reach.tsx';
import { paths } from '../base/paths.ts';

/** Somebody of a client, and how to reach them. */
export type Reached = {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly phone: string;
  readonly email: string;
};

export function ContactSheet({ contact, onClose }: { contact: Reached; onClose: () => void }) {
  const t = useWords('projects');
  const { id, name, about, phone, email } = contact;
  const to = paths.contact.to({ id });
  const opens = useCanOpen(to);
  return (
    <Sheet open onClose={onClose} title={name} subtitle={about}>
      <ContactReach name={name} phone={phone} email={email} />
      {opens && (
        <Link to={to} className={buttonClass({ kind: 'quiet', wide: true })}>
          {t('contact.more')}
        </Link>
      )}
    </Sheet>
  );
}
