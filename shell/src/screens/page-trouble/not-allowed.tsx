import { Suspense } from 'react';
import { KeyRound, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellPages } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { EmptyState, Page, buttonClass } from '@callboard/ui';
import { orNothing } from '../../runtime/context/or-nothing.ts';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import { useFocusedHeading } from '../../runtime/routes/focus-heading.ts';
import { useRouteTitle } from '../titles/use-title.ts';
import { usePageExists } from '../../runtime/routes/use-page-exists.ts';
import type { Access } from '../../runtime/guard/guard.ts';
import { landingOf } from '../../runtime/guard/guard.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';

/** Who signs in has no use for it, and a page that is closed is told of without it as well. */
const ContactCard = orNothing(async () =>
  (await import(/* webpackChunkName: "tools" */ '../home/later/contact-card.tsx')).contactCardWithWords(),
);

type Closed = Extract<Access, { kind: 'limited' | 'refused' }>;

/** Says why a page is closed and what to do. Never leads to the sign-in by itself: that would be a loop. */
export function NotAllowed({ verdict }: { verdict: Closed }) {
  useFocusedHeading();
  return verdict.kind === 'limited' ? <OnlyAPart verdict={verdict} /> : <Missing verdict={verdict} />;
}

function OnlyAPart({ verdict: { type, number } }: { verdict: Extract<Closed, { kind: 'limited' }> }) {
  const t = useWords('shell');
  const tenant = useTenantName();
  const home = landingOf(useVisitor());
  const title = t(`not-allowed.${type}-title`, { number });
  return (
    <Page title={t('titles.limited')} titleHidden>
      <EmptyState
        icon={KeyRound}
        title={title}
        text={t('not-allowed.limited', { tenant })}
        action={
          usePageExists()(home) ? (
            <Link to={home} className={buttonClass()}>
              {t(`not-allowed.${type}-home`, { number })}
            </Link>
          ) : (
            <Link to={shellPages.logout} className={buttonClass({ kind: 'secondary' })}>
              {t('not-allowed.sign-in')}
            </Link>
          )
        }
      />
    </Page>
  );
}

function Missing({ verdict: { refusal } }: { verdict: Extract<Closed, { kind: 'refused' }> }) {
  const t = useWords('shell');
  const tenant = useTenantName();
  const page = useRouteTitle();
  const text =
    refusal.why === 'right' ? t('not-allowed.right', { page, tenant }) : t('not-allowed.role', { tenant });
  return (
    <Page title={t('titles.not-allowed')} titleHidden>
      <EmptyState
        icon={Lock}
        title={t('not-allowed.title')}
        text={text}
        action={
          <Link to={shellPages.home} className={buttonClass({ kind: 'secondary' })}>
            {t('not-allowed.home')}
          </Link>
        }
      />
      <Suspense fallback={null}>
        <ContactCard />
      </Suspense>
    </Page>
  );
}
