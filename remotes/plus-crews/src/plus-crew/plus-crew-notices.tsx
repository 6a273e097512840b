import type { PlusCrewProgress } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';

/** Why there is no bonus, where there is none. */
export function PlusCrewNotices({ progress }: { progress: PlusCrewProgress }) {
  const t = useWords('plus-crews');
  const { list, money } = useFormat();
  const { state, missing, values, forecastMinor, plusCrew } = progress;
  const names = missing.map((type) =>
    type === 'levels' ? t('plus-crew-settings.levels') : t(`figure.${type}.name`),
  );
  const short = (values.minimumTarget ?? 0) - forecastMinor;
  return (
    <>
      {state === 'noData' && (
        <Banner kind="info" title={t('plus-crew.noData')} text={t('plus-crew.noDataText')} />
      )}
      {names.length > 0 && (
        <Banner
          kind="warning"
          title={t('plus-crew.valuesMissing')}
          text={t('plus-crew.valuesMissingText', { names: list(names) })}
        />
      )}
      {state === 'underMinimum' && (
        <Banner
          kind="warning"
          title={t('plus-crew.underMinimum')}
          text={t('plus-crew.underMinimumText', {
            missing: money({ amount: short, currency: plusCrew.currency }),
          })}
        />
      )}
    </>
  );
}
