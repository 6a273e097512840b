import { askPosition } from '../../position/ask-position.ts';
import { useNoPositionText } from '../../position/use-no-position-text.ts';

type RecordedPlace = {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
};

/** Records where the phone is as an answer, or says in words why that is not known. */
export function useRecordPlace(): () => Promise<RecordedPlace | string> {
  const textOf = useNoPositionText();
  return async () => {
    const found = await askPosition();
    if (typeof found === 'string') return textOf(found);
    const { latitude, longitude, accuracyM: accuracy } = found;
    return { latitude, longitude, accuracy };
  };
}
