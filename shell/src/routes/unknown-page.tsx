import { useLocation } from 'react-router-dom';
import { signedIn } from '@callboard/contract';
import { Page } from '@callboard/ui';
import { useWords } from '@callboard/i18n';
import { Guarded } from '../guard/guarded.tsx';
import { useShell } from '../frame/shell-context.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { TroubleScreen } from '../trouble/trouble-screen.tsx';
import { featureOfPath } from './path-pattern.ts';

/** An address that nobody in the lineup claims: one of a feature that is not there, or none at all. */
export function UnknownPage() {
  const t = useWords('shell');
  const { pathname } = useLocation();
  const { lineup } = useShell();
  const feature = featureOfPath(pathname);
  if (!feature) return <NotFound />;
  const withheld = lineup.withheld.includes(feature);
  return (
    <Guarded allow={signedIn}>
      <Page title={t('titles.trouble')} titleHidden>
        <TroubleScreen kind={withheld ? 'withheld' : 'not-entitled'} retry={() => undefined} />
      </Page>
    </Guarded>
  );
}
