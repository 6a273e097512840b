import { useQuery } from '@callboard/client';
import type { CrewFilling, PlanningDraft } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, Chip, ChipRow, EmptyState, Faces, Section, Sheet, Skeleton } from '@callboard/ui';
import { CircleCheck, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { GridDay } from '../grid/grid-days.ts';
import { entryOf } from '../plan/plan-entry.ts';
import { usePlan } from '../plan/use-plan.ts';
import { fillingQuery } from '../grid-data/planner-grid.queries.ts';
import type { Filled } from '../grid-data/planner-grid.queries.ts';
import styles from './fill-sheet.module.css';
import { GapLine } from './gap-line.tsx';
import { ProposalLine } from './proposal-line.tsx';
import { WhyList } from './why-list.tsx';

type FillSheetProps = {
  filled: Filled;
  days: readonly GridDay[];
  drafts: readonly PlanningDraft[];
  onFill: (filled: Filled) => void;
  /** Something that was taken needs a reason before it can be sent. */
  onReview: () => void;
  onClose: () => void;
};

/** People for all open positions of a day or a crew; what is taken becomes a draft that nobody is told of. */
export function FillSheet({ filled, days, drafts, onFill, onReview, onClose }: FillSheetProps) {
  const t = useWords('planning');
  const read = useRead(useQuery(fillingQuery(filled)));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const plan = usePlan(true);
  const planned = new Set(drafts.flatMap(({ mine, position }) => (mine ? position.itemId : [])));
  const filling = read.kind === 'there' ? withoutPlanned(read.data, planned) : null;
  const chosen = filling?.proposals.filter(({ itemId }) => !left.has(itemId)) ?? [];
  const take = async () => {
    setBusy(true);
    const stayed = await plan(chosen.map((one) => entryOf(one, { action: 'request' }, one.person.id)));
    setBusy(false);
    if (stayed && stayed.length > 0) onReview();
    else if (stayed) onClose();
  };
  const toggle = (itemId: string) => {
    const after = new Set(left);
    if (!after.delete(itemId)) after.add(itemId);
    setLeft(after);
  };
  const ahead = days.filter(({ isPast }) => !isPast);
  return (
    <Sheet
      open
      onClose={onClose}
      title={filled.kind === 'crew' ? filled.name : t('fill.open')}
      subtitle={t('fill.about')}
      actions={
        filling &&
        filling.proposals.length > 0 && (
          <Button icon={PencilLine} busy={busy} disabled={chosen.length === 0} onClick={() => void take()}>
            {chosen.length === 0
              ? t('fill.nothingChosen')
              : t('fill.take', { changes: t('plan.changes', { count: chosen.length }) })}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        {filled.kind === 'day' && (
          <ChipRow label={t('fill.days')}>
            {ahead.map(({ day, spoken }) => (
              <Chip
                key={day}
                label={spoken}
                selected={day === filled.day}
                onClick={() => onFill({ kind: 'day', day })}
              />
            ))}
          </ChipRow>
        )}
        <Faces read={read} loading={<Loading />}>
          {(whole) =>
            filling && (
              <Filling
                ofDay={filled.kind === 'day'}
                filling={filling}
                taken={countOf(whole) - countOf(filling)}
                left={left}
                onToggle={toggle}
                onAll={(all) => setLeft(new Set(all ? [] : filling.proposals.map(({ itemId }) => itemId)))}
              />
            )
          }
        </Faces>
      </div>
    </Sheet>
  );
}

const withoutPlanned = (filling: CrewFilling, planned: ReadonlySet<string>): CrewFilling => ({
  ...filling,
  proposals: filling.proposals.filter(({ itemId }) => !planned.has(itemId)),
  gaps: filling.gaps.filter(({ itemId }) => !planned.has(itemId)),
});

const countOf = ({ proposals, gaps }: CrewFilling): number => proposals.length + gaps.length;

type FillingProps = {
  ofDay: boolean;
  filling: CrewFilling;
  /** Positions for which the planner has a draft already. */
  taken: number;
  left: ReadonlySet<string>;
  onToggle: (itemId: string) => void;
  onAll: (all: boolean) => void;
};

function Filling({
  ofDay,
  filling: { proposals, gaps, considered, leftOut, left: more },
  taken,
  left,
  onToggle,
  onAll,
}: FillingProps) {
  const t = useWords('planning');
  if (proposals.length + gaps.length === 0)
    return (
      <EmptyState
        icon={CircleCheck}
        title={t('fill.emptyTitle')}
        text={t(ofDay ? 'fill.emptyDay' : 'fill.emptyText')}
      />
    );
  const all = left.size === 0;
  const notProposed = leftOut.reduce((sum, { people }) => sum + people, 0);
  return (
    <>
      <p className={styles.summary} aria-live="polite">
        <b>{t('fill.summary', { filled: proposals.length, all: proposals.length + gaps.length })}</b>
        {' · '}
        {t('fill.considered', {
          people: t('planner-crew.people', { count: considered }),
          proposed: considered - notProposed,
          left: notProposed,
        })}
      </p>
      {taken > 0 && (
        <p className={styles.summary}>
          {t('fill.drafted', { changes: t('plan.changes', { count: taken }) })}
        </p>
      )}
      {more > 0 && <p className={styles.summary}>{t('fill.left')}</p>}
      {proposals.length > 0 && (
        <Section
          title={t('fill.proposals')}
          count={proposals.length}
          action={
            <Button kind="quiet" onClick={() => onAll(!all)}>
              {t(all ? 'fill.none' : 'fill.all')}
            </Button>
          }
        >
          <ul className={styles.lines}>
            {proposals.map((one) => (
              <ProposalLine
                key={one.itemId}
                proposal={one}
                chosen={!left.has(one.itemId)}
                onToggle={() => onToggle(one.itemId)}
              />
            ))}
          </ul>
        </Section>
      )}
      {gaps.length > 0 && (
        <Section title={t('fill.gaps')} count={gaps.length}>
          <ul className={styles.lines}>
            {gaps.map((one) => (
              <GapLine key={one.itemId} gap={one} />
            ))}
          </ul>
        </Section>
      )}
      {notProposed > 0 && (
        <Section title={t('fill.leftOut')} count={notProposed}>
          <WhyList why={leftOut} />
        </Section>
      )}
    </>
  );
}

const Loading = () => (
  <div className={styles.content}>
    <Skeleton width="70%" />
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
    <Skeleton height="5rem" />
  </div>
);
