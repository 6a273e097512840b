import { Link, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { Gauge } from 'lucide-react';
import { paths } from '../base/paths.ts';

/** Said of a plus crew that is not there, or not for this person. */
export function useMissingFace() {
  const t = useWords('plus-crews');
  const list = paths.plusCrews.to();
  const hasList = useCanOpen(list);
  return {
    icon: Gauge,
    title: t('plus-crew.missingTitle'),
    text: t('plus-crew.missingText'),
    action: hasList && (
      <Link to={list} className={buttonClass({ kind: 'secondary' })}>
        {t('plus-crew.toList')}
      </Link>
    ),
  };
}
