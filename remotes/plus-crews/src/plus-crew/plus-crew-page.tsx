import { useCanOpen, useParams, useRedirect } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Page, useWide } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { OnePlusCrew } from './one-plus-crew.tsx';

export function Component() {
  const t = useWords('plus-crews');
  const wide = useWide();
  const { number } = useParams(paths.plusCrew);
  // Where there is room it is read beside the list; the login of a plus crew has no list.
  const hasList = useCanOpen(paths.plusCrews.to());
  useRedirect(wide && hasList ? paths.plusCrews.to({}, { crew: number }) : undefined);
  return (
    <Page title={t('plus-crew.title')} titleHidden>
      <OnePlusCrew key={number} number={number} />
    </Page>
  );
}
