import { useWords } from '@callboard/i18n';
import { ContactWays } from '@callboard/parts';
import { LongWords, Sheet } from '@callboard/ui';

/** Somebody of a client, and how to reach them. */
export type Reached = {
  readonly name: string;
  readonly about: string;
  readonly phone: string;
  readonly email: string;
};

export function ContactSheet({ contact, onClose }: { contact: Reached; onClose: () => void }) {
  const t = useWords('projects');
  const { name, about, phone, email } = contact;
  return (
    <Sheet open onClose={onClose} title={name} subtitle={about}>
      {[phone, email].filter(Boolean).map((text) => (
        <p key={text}>
          <LongWords>{text}</LongWords>
        </p>
      ))}
      <ContactWays
        name={name}
        phone={phone || null}
        email={email || null}
        {...(!phone && !email && { hidden: t('contacts.none') })}
      />
    </Sheet>
  );
}
