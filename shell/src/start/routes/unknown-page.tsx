import { DoorClosed } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { signedIn } from '@callboard/contract';
import type { FeatureId } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { EmptyState, Page } from '@callboard/ui';
import { useShell, useTenantName } from '../../runtime/context/shell-context.ts';
import { landingOf } from '../../runtime/guard/guard.ts';
import { Guarded } from '../../screens/page-trouble/guarded.tsx';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { NotFound } from '../../screens/not-found/not-found.tsx';
import { useLimitedName } from '../../screens/side-menu/use-limited-name.ts';
import { TroubleScreen } from '../../screens/trouble/trouble-screen.tsx';
import { useFocusedHeading } from '../../runtime/routes/focus-heading.ts';
import { absentFeatureAt } from '../../runtime/paths/path-pattern.ts';

/** An address that nobody in the lineup claims: one of a feature that is not there, or none at all. */
export function UnknownPage() {
  const { pathname } = useLocation();
  const { lineup } = useShell();
  const limited = useLimitedName();
  const feature = absentFeatureAt(lineup, pathname);
  // A limited login is told what it may open, wherever it goes.
  if (!feature && !limited) return <NotFound />;
  return (
    <Guarded allow={signedIn}>
      <AbsentFeature feature={feature} />
    </Guarded>
  );
}

const nothingToRetry = () => undefined;

function AbsentFeature({ feature }: { feature: FeatureId | null }) {
  useFocusedHeading();
  const t = useWords('shell');
  const tenant = useTenantName();
  const { lineup } = useShell();
  const landing = landingOf(useVisitor());
  const limited = useLimitedName();
  const { pathname } = useLocation();
  if (limited && pathname === landing) {
    return (
      <Page title={limited} titleHidden>
        <EmptyState icon={DoorClosed} title={limited} text={t('not-allowed.waiting', { tenant })} />
      </Page>
    );
  }
  return (
    <Page title={t('titles.trouble')} titleHidden>
      <TroubleScreen
        kind={feature && lineup.withheld.includes(feature) ? 'withheld' : 'not-entitled'}
        retry={nothingToRetry}
      />
    </Page>
  );
}
