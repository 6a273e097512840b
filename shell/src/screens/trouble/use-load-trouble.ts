import { useCallback } from 'react';
import type { FeatureId } from '@callboard/contract';
import type { TroubleTitle } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useShell } from '../../runtime/context/shell-context.ts';

/** What a feature says of its own code that did not come: the title of the trouble that a page would show. */
export function useLoadTrouble(): TroubleTitle {
  const { loader } = useShell();
  const t = useWords('shell');
  return useCallback(
    async (feature, error) => t(`trouble.${(await loader.why(feature as FeatureId, error)).kind}-title`),
    [loader, t],
  );
}
