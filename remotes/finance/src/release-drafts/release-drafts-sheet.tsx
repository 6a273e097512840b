import { useOnline, useQuery } from '@callboard/client';
import { useErrorText, useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, Button, Checkbox, List, Sheet, listFace } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { CircleCheck } from 'lucide-react';
import { draftsQuery } from '../base/finance.queries.ts';
import { MoneySums } from '../money/money-sums.tsx';
import { DraftChoice } from './draft-choice.tsx';
import styles from './release-drafts.module.css';
import { sumsOfDrafts } from './sums-of-drafts.ts';
import { UnpaidPeople } from './unpaid-people.tsx';
import { useChosenDrafts } from './use-chosen-drafts.ts';
import { useReleaseDrafts } from './use-release-drafts.ts';
import type { Refused } from './use-release-drafts.ts';

const nothing = () => undefined;

/** Several drafts released at once. The sheet is the question: whose, how much, and what is odd about them. */
export function ReleaseDraftsSheet({ q, onClose }: { q: string | undefined; onClose: () => void }) {
  const t = useWords('finance');
  const { number } = useFormat();
  const online = useOnline();
  const errorText = useErrorText();
  const read = useRead(useQuery(draftsQuery(q)));
  const drafts = read.kind === 'there' ? read.data.items.filter(({ may }) => may.release) : [];
  const more = read.kind === 'there' ? read.data.total - read.data.items.length : 0;
  const { chosen, isChosen, choose, chooseAll } = useChosenDrafts(drafts);
  const { release, refused, busy, error } = useReleaseDrafts(drafts, onClose);
  const months = [...new Set(drafts.map(({ fromDay }) => `${fromDay.slice(0, 7)}-01`))];
  const label = t('payrolls.state.draft');
  const empty = {
    icon: CircleCheck,
    title: t('release-drafts.nothing'),
    text: t('release-drafts.nothingText'),
  };
  const state = listFace(read, { rows: 3, empty: () => (drafts.length === 0 ? empty : null) });
  return (
    <Sheet
      open
      onClose={busy ? nothing : onClose}
      title={t('release-drafts.title')}
      subtitle={t('release-drafts.about')}
      actions={
        <Button disabled={!online || chosen.length === 0} busy={busy} onClick={() => release(chosen)}>
          {chosen.length === 0
            ? t('release-drafts.none')
            : t('release-drafts.release', { n: number(chosen.length) })}
        </Button>
      }
    >
      <div className={column.gap4}>
        {!online && <Banner kind="info" title={t('release-drafts.offline')} />}
        {error && <Banner kind="error" {...errorText(error)} />}
        {refused.length > 0 && <NotReleased refused={refused} />}
        {state.kind !== 'full' ? (
          <List label={label} state={state} />
        ) : (
          <>
            {months.map((month) => (
              <UnpaidPeople key={month} month={month} />
            ))}
            {drafts.some(({ zeroItems }) => zeroItems > 0) && (
              <Banner kind="warning" title={t('release-drafts.zeros')} text={t('release-drafts.zerosText')} />
            )}
            {more > 0 && <Banner kind="info" title={t('release-drafts.more', { n: number(more) })} />}
            <MoneySums title={t('release-drafts.sum')} sums={sumsOfDrafts(chosen)} />
            <Checkbox
              label={t('release-drafts.all', { n: number(drafts.length) })}
              checked={chosen.length === drafts.length}
              onValue={chooseAll}
            />
            <ul className={styles.drafts} aria-label={label}>
              {drafts.map((draft) => (
                <DraftChoice
                  key={draft.id}
                  draft={draft}
                  chosen={isChosen(draft)}
                  onChosen={(on) => choose(draft, on)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  );
}

function NotReleased({ refused }: { refused: readonly Refused[] }) {
  const t = useWords('finance');
  const { number } = useFormat();
  return (
    <Banner
      kind="error"
      title={t('release-drafts.notReleased', { n: number(refused.length) })}
      text={
        <ul className={styles.refused}>
          {refused.map(({ draft, problem }) => (
            <li key={draft.id}>
              {draft.person.name}, {draft.number}: {t(`release-drafts.problem.${problem}`)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
