import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import type { FailedStateProps } from '@callboard/ui';
import { UserX } from 'lucide-react';
import { paths } from '../../paths.ts';

/** Nobody is named yet, or they are not for this person: back to the crew. */
export function useContactMissing(crewId: string, { title, text }: { title: string; text: string }) {
  const t = useWords('crew-ops');
  return {
    icon: UserX,
    title,
    text,
    action: (
      <Link to={paths.crew.to({ id: crewId })} className={buttonClass({ kind: 'secondary' })}>
        {t('contact.toCrew')}
      </Link>
    ),
  } satisfies FailedStateProps;
}
