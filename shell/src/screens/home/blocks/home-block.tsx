import type { HomeList } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { allLinks, drawnEntries, groupEntries, totalOf } from '../entries/drawn-entries.ts';
import type { AllLink, EntryFaces } from '../entries/drawn-entries.ts';
import { entryLink } from '../entries/entry-link.ts';
import { EntryGroup, EntryRow } from '../entries/entry-row.tsx';
import entry from '../entries/entry.module.css';
import { useEntryWords } from '../entries/use-entry-words.ts';

type Props = {
  readonly title: string;
  readonly list: HomeList | undefined;
  readonly faces: EntryFaces;
  readonly needs?: boolean;
};

/**
 * A heading over a list of entries; without any it is not there, heading included. It is drawn again only when its own
 * list changes: all rows together are the longest step of home.
 */
export const HomeBlock = memo(function HomeBlock({ title, list, faces, needs = false }: Props) {
  const t = useWords('shell');
  const [whole, setWhole] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const drawn = list ? groupEntries(drawnEntries(list, faces), list) : [];
  if (!list || drawn.length === 0) return null;
  // "Show 1 more" would take the room of the one.
  const shownAtFirst = needs ? 7 : drawn.length > 6 ? 5 : 6;
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The button is gone; who came to it by keyboard goes on with what it showed.
    rows.current?.children[shownAtFirst]?.querySelector<HTMLElement>('summary, a')?.focus();
  };
  const total = totalOf(list, faces);
  const name = needs ? t('home.count', { title, count: total }) : title;
  return (
    <div data-entries>
      <Section title={name}>
        <Card flush>
          <ul ref={rows} className={entry.rows} aria-label={name}>
            {drawn.slice(0, whole ? undefined : shownAtFirst).map(([one, ...more]) => {
              if (!one) return null;
              if (more.length === 0) return <EntryRow key={`${one.kind} ${one.entry.id}`} drawn={one} />;
              return <EntryGroup key={one.kind} rows={[one, ...more]} count={list.totals[one.kind]} />;
            })}
          </ul>
          {!whole && drawn.length > shownAtFirst && (
            <button type="button" className={entry.all} onClick={showAll}>
              {t('home.more', { count: drawn.length - shownAtFirst })}
            </button>
          )}
          {allLinks(list, faces).map((link) => (
            <AllOf key={`${link.feature} ${link.label}`} link={link} />
          ))}
        </Card>
      </Section>
    </div>
  );
});

function AllOf({ link: { feature, label, count, all } }: { link: AllLink }) {
  const { say } = useEntryWords(feature, { count });
  return (
    <Link to={entryLink(all.to, {}, all.search)} className={entry.all}>
      {say(label)}
    </Link>
  );
}
