import { Signpost } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '@callboard/i18n';
import { EmptyState, Page, buttonClass } from '@callboard/ui';
import { landingOf } from '../../runtime/guard/guard.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { useFocusedHeading } from '../../runtime/routes/focus-heading.ts';

export function NotFound() {
  useFocusedHeading();
  const t = useWords('shell');
  const home = landingOf(useVisitor());
  return (
    <Page title={t('titles.not-found')} titleHidden>
      <EmptyState
        icon={Signpost}
        title={t('not-found.title')}
        text={t('not-found.text')}
        action={
          <Link to={home} className={buttonClass({ kind: 'secondary' })}>
            {t('not-found.home')}
          </Link>
        }
      />
    </Page>
  );
}
