import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, List, Page } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { paths } from '../base/paths.ts';
import { inOrder, plusCrewQuery, valuesQuery } from '../base/plus-crews.queries.ts';
import { PlusCrewTitle } from '../plus-crew/plus-crew-title.tsx';
import { useMissingFace } from '../plus-crew/use-missing-face.tsx';
import { LevelsSection } from './levels-section.tsx';
import { PeriodSection } from './period-section.tsx';

/** For how long a plus crew is measured, and which share of its target brings which share of the bonus. */
export function Component() {
  const t = useWords('plus-crews');
  const { number } = useParams(paths.plusCrewSettings);
  const missing = useMissingFace();
  const crew = useRead(useQuery(plusCrewQuery(number)));
  const values = useRead(useQuery(valuesQuery(number)));
  const loading = <List label={t('plus-crew.loading')} state={{ kind: 'loading', rows: 4 }} />;
  return (
    <Page title={t('plus-crew-settings.title')} titleHidden>
      <div className={column.gap5}>
        <Faces read={crew} loading={loading} missing={missing}>
          {(one) => (
            <>
              <PlusCrewTitle
                crew={one}
                title={t('plus-crew-settings.title')}
                about={t('plus-crew-settings.about')}
              />
              <Faces read={values} loading={loading}>
                {({ items }) =>
                  inOrder(items).map((value) =>
                    value.type === 'target' ? (
                      <PeriodSection key={value.id} number={number} value={value} mayEdit={one.may.edit} />
                    ) : (
                      value.type === 'levels' && (
                        <LevelsSection key={value.id} number={number} value={value} mayEdit={one.may.edit} />
                      )
                    ),
                  )
                }
              </Faces>
            </>
          )}
        </Faces>
      </div>
    </Page>
  );
}
