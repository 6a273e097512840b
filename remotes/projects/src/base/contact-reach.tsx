import { groupedPhone } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { ContactWays } from '@callboard/parts';
import { LongWords } from '@callboard/ui';

type ContactReachProps = { name: string; phone: string; email: string };

/** Number and address in words, and the ways to use them. */
export function ContactReach({ name, phone, email }: ContactReachProps) {
  const t = useWords('projects');
  return (
    <>
      {[groupedPhone(phone), email].filter(Boolean).map((text) => (
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
    </>
  );
}
