import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { online } from '@callboard/client';
import { Button, FailedState, Page } from '@callboard/ui';
import { useWords } from '@callboard/i18n';
import { useErrorText } from '@callboard/feature';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { NotAllowed } from './not-allowed.tsx';
import { useFocusedHeading } from '../../runtime/routes/focus-heading.ts';
import { useRouteTitle } from '../titles/use-title.ts';
import { explain } from '../trouble/explain.ts';
import { TroubleScreen } from '../trouble/trouble-screen.tsx';

/** In the place of a screen that could not be shown. Trying again opens the screen anew. */
export function PageTrouble({ error }: { error: unknown }) {
  useFocusedHeading();
  const t = useWords('shell');
  const title = useRouteTitle();
  const errorText = useErrorText();
  const { identity, subject } = useVisitor();
  const { revalidate } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  // As it was when it happened: a network that comes back does not change what was missing.
  const [explained] = useState(() => explain(error, online()));
  if (
    explained.kind === 'call' &&
    explained.error.code === 'forbidden' &&
    identity &&
    identity.tokenType !== 'user'
  )
    return <NotAllowed verdict={{ kind: 'limited', type: identity.tokenType, number: subject ?? '' }} />;
  return (
    <Page title={title || t('titles.trouble')} titleHidden>
      {explained.kind === 'call' ? (
        <FailedState
          {...errorText(explained.error)}
          action={<Button onClick={retry}>{t('trouble.retry')}</Button>}
        />
      ) : (
        <TroubleScreen kind={explained.kind} retry={retry} />
      )}
    </Page>
  );
}
