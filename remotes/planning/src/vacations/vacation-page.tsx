import { useParams, useRedirect } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Page, useWide } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { Vacation } from './vacation.tsx';

/** A vacation request on its own page. */
export function Component() {
  const t = useWords('planning');
  const wide = useWide();
  const { id } = useParams(paths.vacation);
  // Where there is room it is read beside the list.
  useRedirect(wide ? paths.vacationList.to({}, { request: id }) : undefined);
  return (
    <Page title={t('vacations.one')} titleHidden>
      <Vacation key={id} id={id} />
    </Page>
  );
}
