import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '@callboard/i18n';
import { Button, Palette, SearchField } from '@callboard/ui';
import { FoundList } from './found-list.tsx';
import type { Found } from './found.ts';
import type { TypedAhead } from './use-typed-ahead.ts';
import { recentlyFound, rememberFound } from './recent.ts';
import styles from './search.module.css';
import { useAddressOf } from './use-address-of.ts';
import { useFound } from './use-found.ts';

type SearchPaletteProps = {
  readonly onClose: () => void;
  /** Takes over what was typed before the field was there. */
  readonly typedAhead: () => TypedAhead;
};

/** One field for everything that this person may see, and for the pages of the menu. */
export function SearchPalette({ onClose, typedAhead }: SearchPaletteProps) {
  const t = useWords('shell');
  return (
    <Palette open onClose={onClose} title={t('search.title')}>
      <Search onClose={onClose} typedAhead={typedAhead} />
    </Palette>
  );
}

/** Arrow keys move what is chosen, and Enter opens it. */
function useChosen(all: readonly Found[], busy: boolean, open: (found: Found) => void) {
  const [chosen, setChosen] = useState(0);
  // Who types and presses Enter at once means what is still being looked for.
  const [entered, setEntered] = useState(false);
  const at = Math.min(chosen, all.length - 1);
  const active = all[at];
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setChosen((at + step + all.length) % all.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (busy) setEntered(true);
      else if (active) open(active);
    }
  };
  const openEntered = useEffectEvent(() => active && open(active));
  useEffect(() => {
    if (entered && !busy) openEntered();
  }, [entered, busy]);

  const startAnew = () => {
    setChosen(0);
    setEntered(false);
  };
  return { at, active, press, startAnew, setEntered };
}

function Search({ onClose, typedAhead }: SearchPaletteProps) {
  const t = useWords('shell');
  const addressOf = useAddressOf();
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent] = useState(recentlyFound);
  const { q, groups, from, busy, again } = useFound(text, addressOf);

  const empty = text.trim() === '';
  const all: readonly Found[] = empty ? recent : groups.flatMap(({ items }) => items);

  const open = (found: Found) => {
    rememberFound(found);
    onClose();
    void navigate(found.to);
  };
  const { at, active, press, startAnew, setEntered } = useChosen(all, busy, open);
  const type = (next: string) => {
    setText(next);
    startAnew();
  };
  const takeOver = useCallback(
    (field: HTMLElement | null) => {
      if (!field) return;
      const before = typedAhead();
      setText(before.text);
      setEntered(before.entered);
    },
    [typedAhead, setEntered],
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field within
    <div ref={takeOver} className={styles.search} onKeyDown={press}>
      <div className={styles.head}>
        <SearchField
          label={t('search.title')}
          placeholder={t('search.field')}
          value={text}
          onValue={type}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type
          autoFocus
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, with a list that it moves in
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${at}`}
        />
        <Button kind="quiet" onClick={onClose}>
          {t('search.cancel')}
        </Button>
      </div>
      <div className={styles.results}>
        {!empty && from !== 'server' && all.length > 0 && (
          <p className={styles.note}>
            {t(`search.${from}`)}{' '}
            {from === 'failed' && (
              <Button kind="quiet" onClick={again}>
                {t('trouble.retry')}
              </Button>
            )}
          </p>
        )}
        <FoundList
          id={listId}
          groups={empty ? [{ kind: 'recent', items: recent, total: recent.length }] : groups}
          active={active?.key}
          onOpen={open}
        />
        {all.length === 0 && <Nothing empty={empty} busy={busy} q={q} from={from} again={again} />}
      </div>
      <output className={styles.spoken}>
        {!empty && !busy && all.length > 0 && t('search.found', { count: all.length })}
      </output>
      <p className={styles.keys}>{t('search.keys')}</p>
    </div>
  );
}

type NothingProps = Pick<ReturnType<typeof useFound>, 'busy' | 'q' | 'from' | 'again'> & {
  readonly empty: boolean;
};

/** Before anything was typed, while it is looked for, and where nothing has it. */
function Nothing({ empty, busy, q, from, again }: NothingProps) {
  const t = useWords('shell');
  if (empty) return <p className={styles.note}>{t('search.hint')}</p>;
  if (busy) return <p className={styles.note}>{t('search.searching')}</p>;
  if (from === 'kept') return <p className={styles.note}>{t('search.kept-none', { q })}</p>;
  if (from === 'failed')
    return (
      <p className={styles.note}>
        {t('search.failed-none')}{' '}
        <Button kind="quiet" onClick={again}>
          {t('trouble.retry')}
        </Button>
      </p>
    );
  return (
    <div className={styles.note}>
      <p className={styles.strong}>{t('search.none-title', { q })}</p>
      <p>{t('search.none')}</p>
    </div>
  );
}
