import { useSearch } from '@callboard/feature';
import { Chip, ChipRow } from '@callboard/ui';
import type { Icon } from '@callboard/ui';

type Choice = {
  label: string;
  /** What is read aloud, where the label is not plain words. */
  spoken?: string | undefined;
  icon?: Icon | undefined;
};
export type FilterChipsProps = {
  label: string;
  /** What the address calls the choice. */
  name: string;
  all: Choice;
  choices: readonly (Choice & { id: string })[];
};

/** All of a list or one kind of it. Fewer than two kinds need no choice. */
export function FilterChips({ label, name, all, choices }: FilterChipsProps) {
  const [search, change] = useSearch();
  if (choices.length < 2) return null;
  const chosen = choices.find(({ id }) => id === search[name])?.id;
  return (
    <ChipRow label={label}>
      {[{ ...all, id: undefined }, ...choices].map(({ id, spoken, ...chip }) => (
        <Chip
          key={id ?? ''}
          {...chip}
          {...(spoken && { 'aria-label': spoken })}
          selected={id === chosen}
          onClick={() => change({ [name]: id })}
        />
      ))}
    </ChipRow>
  );
}
