import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { pathsElsewhere } from './paths.ts';

/** What pages of a crew show where there is none, or where it is not for these eyes. */
export function useCrewMissing() {
  const t = useWords('crew-ops');
  return {
    icon: UsersRound,
    title: t('crew.notFound'),
    text: t('crew.notFoundText'),
    action: (
      <Link to={pathsElsewhere.home.to()} className={buttonClass({ kind: 'secondary' })}>
        {t('crew.toHome')}
      </Link>
    ),
  };
}
