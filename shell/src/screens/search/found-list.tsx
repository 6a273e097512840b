import {
  Briefcase,
  Building2,
  Contact,
  FileText,
  FolderKanban,
  Mail,
  MapPin,
  PanelTop,
  ReceiptText,
  Scroll,
  UserRound,
  WalletCards,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useWords } from '@callboard/i18n';
import { LongWords, RowIcon } from '@callboard/ui';
import type { Found } from './found.ts';
import styles from './search.module.css';

const icons = {
  screen: PanelTop,
  job: Briefcase,
  project: FolderKanban,
  person: UserRound,
  contact: Contact,
  company: Building2,
  location: MapPin,
  document: FileText,
  message: Mail,
  invoice: Scroll,
  receipt: ReceiptText,
  payroll: WalletCards,
} satisfies Record<Found['kind'], typeof Mail>;

type Group = {
  readonly kind: Found['kind'] | 'recent';
  readonly items: readonly Found[];
  readonly total: number;
};
type FoundListProps = {
  readonly id: string;
  readonly groups: readonly Group[];
  /** The one that Enter opens. */
  readonly active: string | undefined;
  readonly onOpen: (found: Found) => void;
};

/** What was found, kind by kind. The field keeps the cursor; the arrow keys move what is chosen. */
export function FoundList({ id, groups, active, onOpen }: FoundListProps) {
  const t = useWords('shell');
  const before = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  const titleOf = (kind: Group['kind']) =>
    kind === 'recent'
      ? t('search.recent')
      : kind === 'screen'
        ? t('search.screens')
        : t(`search.found-${kind}`);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is chosen has two lines and an icon
    <div role="listbox" id={id} aria-label={t('search.title')}>
      {groups.map(({ kind, items, total }, at) =>
        items.length === 0 ? null : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup has no place outside of a select
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            {/* A list of options holds no heading: the group has it as its name. */}
            <p id={`${id}-${kind}`} className={styles.kind} aria-hidden>
              {titleOf(kind)}
              {total > items.length && (
                <span className={styles.of}>{t('search.of', { shown: items.length, total })}</span>
              )}
            </p>
            {items.map((found, place) => (
              <FoundOption
                key={found.key}
                id={`${id}-${before[at]! + place}`}
                found={found}
                active={found.key === active}
                onOpen={() => onOpen(found)}
              />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

type FoundOptionProps = {
  readonly id: string;
  readonly found: Found;
  readonly active: boolean;
  readonly onOpen: () => void;
};

function FoundOption({ id, found: { kind, title, text, day, to }, active, onOpen }: FoundOptionProps) {
  const format = useFormat();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <Link
      ref={link}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it leads somewhere
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={to}
      className={styles.option}
      onClick={(event) => {
        // A new tab is the browser's.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <RowIcon icon={icons[kind]} />
      <span className={styles.words}>
        <span className={styles.title}>
          <LongWords>{title}</LongWords>
        </span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {day && <span className={styles.day}>{format.date(day, 'short')}</span>}
    </Link>
  );
}
