import { useParams } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Page } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import { MembershipCrew } from './membership-crew.tsx';

/** A membership crew on its own page. */
export function Component() {
  const t = useWords('planning');
  const { id } = useParams(paths.membershipCrew);
  return (
    <Page title={t('membership-crew.title')} titleHidden>
      <MembershipCrew id={id} heading="h2" />
    </Page>
  );
}
