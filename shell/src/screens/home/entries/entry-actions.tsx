import { useOnline } from '@callboard/client';
import { OriginProvider } from '@callboard/feature';
import type { EntryActionModule } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, toast } from '@callboard/ui';
import { useState } from 'react';
import { useShell } from '../../../runtime/context/shell-context.ts';
import { featureWords } from '../../../runtime/routes/feature-pages.ts';
import { ErrorBoundary } from '../../trouble/error-boundary.tsx';
import { useLoadTrouble } from '../../trouble/use-load-trouble.ts';
import type { DrawnEntry } from './drawn-entries.ts';
import styles from './entry.module.css';
import type { EntryWords } from './use-entry-words.ts';

type Tapped = { readonly action: string; readonly module: EntryActionModule | null };
type Props = { readonly drawn: DrawnEntry; readonly title: string; readonly words: EntryWords };

const Nothing = () => null;

/** The buttons of an entry. The first tap fetches the feature's code, which then stands in their place. */
export function EntryActions({ drawn: { entry, kind, face, feature, version }, title, words }: Props) {
  const t = useWords('shell');
  const online = useOnline();
  const { loader } = useShell();
  const titleOf = useLoadTrouble();
  const [tapped, setTapped] = useState<Tapped | null>(null);

  const tap = async (action: string) => {
    setTapped({ action, module: null });
    try {
      const [module] = await Promise.all([loader.action(feature, kind), featureWords(loader, feature)]);
      setTapped({ action, module });
    } catch (error) {
      setTapped(null);
      toast.error(await titleOf(feature, error));
    }
  };

  if (tapped?.module)
    return (
      <ErrorBoundary where={`${feature}/${kind}`} fallback={Nothing}>
        <OriginProvider value={{ feature, version }}>
          <tapped.module.Component entry={entry} action={tapped.action} />
        </OriginProvider>
      </ErrorBoundary>
    );
  const actions = face.actions ?? [];
  return (
    <>
      <div className={styles.answers}>
        {actions.map(({ name, label, says }, place) => (
          <Button
            key={name}
            kind={place === actions.length - 1 ? 'primary' : 'secondary'}
            disabled={!online}
            busy={tapped !== null}
            aria-label={`${words.say(says)}: ${title}`}
            onClick={() => void tap(name)}
          >
            {words.say(label)}
          </Button>
        ))}
      </div>
      {!online && <p className={styles.text}>{t('home.needs-network')}</p>}
    </>
  );
}
