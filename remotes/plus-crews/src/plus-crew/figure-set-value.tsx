import type { PlusCrewProgress, plusCrewValueTypes } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, buttonClass } from '@callboard/ui';
import { paths } from '../base/paths.ts';

type Type = Exclude<(typeof plusCrewValueTypes)[number], 'levels'>;

/** A value that somebody has set, and where. */
export function FigureSetValue({ type, progress }: { type: Type; progress: PlusCrewProgress }) {
  const t = useWords('plus-crews');
  const data = paths.plusCrewData.to({ number: progress.plusCrew.number });
  return (
    <>
      {progress.values[type] === null && <Banner kind="warning" title={t('figure.notSet')} />}
      {useCanOpen(data) && (
        <Link to={data} className={buttonClass({ kind: 'secondary' })}>
          {t('figure.toValues')}
        </Link>
      )}
    </>
  );
}
