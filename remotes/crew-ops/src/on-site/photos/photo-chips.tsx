import type { CrewPhoto } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Chip, ChipRow } from '@callboard/ui';
import { photoLooks } from './photo-looks.ts';

const states = ['pending', 'approved', 'rejected'] as const;
type Shown = (typeof states)[number];
export const stateIn = (text: string | undefined): Shown | null =>
  states.find((state) => state === text) ?? null;

type PhotoChipsProps = {
  photos: readonly CrewPhoto[];
  state: Shown | null;
  onState: (state: Shown | null) => void;
};

/** Only those of one state; where all are alike there is nothing to choose. */
export function PhotoChips({ photos, state, onState }: PhotoChipsProps) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const counts = states.map((one) => [one, photos.filter((photo) => photo.state === one).length] as const);
  const there = counts.filter(([, count]) => count > 0);
  if (there.length < 2 && !state) return null;
  return (
    <ChipRow label={t('photos.filter')}>
      <Chip label={t('photos.all')} selected={!state} onClick={() => onState(null)} />
      {there.map(([one, count]) => (
        <Chip
          key={one}
          icon={photoLooks[one].icon}
          label={`${t(`photos.state.${one}`)} · ${number(count)}`}
          selected={state === one}
          onClick={() => onState(state === one ? null : one)}
        />
      ))}
    </ChipRow>
  );
}
