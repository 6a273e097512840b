import { useQuery } from '@callboard/client';
import { useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Faces, List, Page } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { paths } from '../base/paths.ts';
import { inOrder, plusCrewQuery, valueDatasQuery, valuesQuery } from '../base/plus-crews.queries.ts';
import { PlusCrewTitle } from '../plus-crew/plus-crew-title.tsx';
import { useMissingFace } from '../plus-crew/use-missing-face.tsx';
import { ValueSection } from './value-section.tsx';

/** The values that a plus crew is measured by, each with the days that it holds. */
export function Component() {
  const t = useWords('plus-crews');
  const { number } = useParams(paths.plusCrewData);
  const missing = useMissingFace();
  const crew = useRead(useQuery(plusCrewQuery(number)));
  const values = useRead(useQuery(valuesQuery(number)));
  const datas = useQuery(valueDatasQuery(number)).data?.items;
  const loading = <List label={t('plus-crew.loading')} state={{ kind: 'loading', rows: 6 }} />;
  return (
    <Page title={t('plus-crew-data.title')} titleHidden>
      <div className={column.gap5}>
        <Faces read={crew} loading={loading} missing={missing}>
          {(one) => (
            <>
              <PlusCrewTitle crew={one} title={t('plus-crew-data.title')} about={t('plus-crew-data.about')} />
              <Faces read={values} loading={loading}>
                {({ items }) =>
                  inOrder(items)
                    .filter(({ type }) => type !== 'levels')
                    .map((value) => (
                      <ValueSection
                        key={value.id}
                        value={value}
                        currency={one.currency}
                        mayEdit={one.may.edit}
                        datas={datas?.filter(({ plusCrewValue }) => plusCrewValue === value.id)}
                      />
                    ))
                }
              </Faces>
            </>
          )}
        </Faces>
      </div>
    </Page>
  );
}
