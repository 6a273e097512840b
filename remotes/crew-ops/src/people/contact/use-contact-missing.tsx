import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import type { ContactMissing } from '@callboard/parts';
import { buttonClass } from '@callboard/ui';
import { paths } from '../../base/paths.ts';

/** Nobody is named yet, or they are not for this person: back to the crew. */
export function useContactMissing(crewId: string): (text: string, title?: string) => ContactMissing {
  const t = useWords('crew-ops');
  const action = (
    <Link to={paths.crew.to({ id: crewId })} className={buttonClass({ kind: 'secondary' })}>
      {t('contact.toCrew')}
    </Link>
  );
  return (text, title) => ({ text, action, ...(title && { title }) });
}
