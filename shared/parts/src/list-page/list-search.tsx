import { useOnline } from '@callboard/client';
import { useSearchText } from '@callboard/feature';
import { SearchField, Spoken } from '@callboard/ui';

export type ListSearchProps = {
  /** What the list is searched for now, as it stands in the address. */
  q: string;
  onSearch: (q: string) => void;
  words: {
    label: string;
    placeholder: string;
    /** Why nothing can be typed without a network. */
    offline: string;
    /** How many were found, shown in the field and read aloud; nothing while that is not known. */
    found?: { shown: string; spoken: string } | undefined;
  };
};

/** The search of a list on the server. It asks after a pause in typing. */
export function ListSearch({ q, onSearch, words }: ListSearchProps) {
  const online = useOnline();
  const { text, type } = useSearchText(q, onSearch);
  const found = q === '' ? undefined : words.found;
  return (
    <search>
      <SearchField
        label={words.label}
        placeholder={words.placeholder}
        value={text}
        onValue={type}
        maxLength={200}
        summary={found?.shown}
        disabled={!online && text === ''}
        hint={online ? undefined : words.offline}
      />
      <output>{found && <Spoken>{found.spoken}</Spoken>}</output>
    </search>
  );
}
