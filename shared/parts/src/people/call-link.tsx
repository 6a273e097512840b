import { buttonClass } from '@callboard/ui';
import { Phone } from 'lucide-react';
import { usePartWords } from '../words/use-part-words.ts';
import { dialled } from './person.ts';

/** Calls somebody of a list. */
export function CallLink({ name, phone }: { name: string; phone: string }) {
  const t = usePartWords();
  return (
    <a
      className={buttonClass({ kind: 'secondary' })}
      href={`tel:${dialled(phone)}`}
      aria-label={t('people.callSomebody', { name })}
    >
      <Phone size={20} />
    </a>
  );
}
