import { useWords } from '@callboard/i18n';
import type { RecordedPlace } from '@callboard/parts';
import { askPosition } from './ask-position.ts';

/** Records where the phone is as an answer, or says in words why that is not known. */
export function useRecordPlace(): () => Promise<RecordedPlace | string> {
  const t = useWords('crew-ops');
  return async () => {
    const found = await askPosition();
    if (typeof found === 'string') return t(`position.none.${found}`);
    const { latitude, longitude, accuracyM: accuracy } = found;
    return { latitude, longitude, accuracy };
  };
}
