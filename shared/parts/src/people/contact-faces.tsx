import type { Read } from '@callboard/feature';
import { Faces, FailedState } from '@callboard/ui';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import { ContactCard } from './contact-card.tsx';
import type { Contact } from './contact-card.tsx';
import styles from './contact-faces.module.css';
import { ContactSkeleton } from './contact-skeleton.tsx';

/** What to say in place of a contact, with the one way on. */
export type ContactMissing = { title?: string; text: string; action: ReactNode };

export type ContactFacesProps<Data> = {
  read: Read<Data>;
  contacts: (data: Data) => readonly Contact[];
  /** There is no such person, or they are not for whoever asks. */
  missing: ContactMissing;
  /** Nobody is named yet, where that is something else. */
  nobody?: ContactMissing;
  /** Several stand side by side where there is room. */
  beside?: boolean;
};

/** People to call: on their way, missing, failed, or there. */
export function ContactFaces<Data>(props: ContactFacesProps<Data>) {
  const { read, contacts, missing, nobody = missing, beside = false } = props;
  const t = usePartWords();
  const faceOf = (said: ContactMissing) => ({ icon: UserX, title: t('people.notFound'), ...said });
  return (
    <Faces read={read} loading={<ContactsLoading beside={beside} />} missing={faceOf(missing)}>
      {(data) => {
        const people = contacts(data);
        if (people.length === 0) return <FailedState {...faceOf(nobody)} />;
        const cards = people.map((contact) => (
          <ContactCard key={`${contact.name} ${contact.role}`} contact={contact} />
        ));
        return beside ? <div className={styles.people}>{cards}</div> : cards;
      }}
    </Faces>
  );
}

export const ContactsLoading = ({ beside }: { beside: boolean }) => (
  <div className={beside ? styles.people : undefined}>
    <ContactSkeleton />
  </div>
);
