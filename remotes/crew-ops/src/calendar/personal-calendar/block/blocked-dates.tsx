import { useQuery, useWaiting } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { List, Section, listFace } from '@callboard/ui';
import { Lock } from 'lucide-react';
import { BlockRow } from './block-row.tsx';
import { blocksQuery } from '../days/personal-calendar.queries.ts';
import { blockDate, isBlock } from './use-block-date.ts';
import { unblockDate } from './use-unblock-date.ts';
import { WaitingBlockRow } from './waiting-block-row.tsx';

/** Blocked dates from today on, those on this phone first. */
export function BlockedDates() {
  const t = useWords('crew-ops');
  const read = useRead(useQuery(blocksQuery));
  const waiting = useWaiting(isBlock).filter(({ state }) => state !== 'attention');
  const made = waiting.filter(({ name }) => name === blockDate.name);
  const deleted = waiting.filter(({ name }) => name === unblockDate.name).map(({ entity }) => entity);
  const rows = read.kind === 'there' ? read.data.items : [];
  const left = rows.filter(({ id }) => !deleted.includes(`blockDate/${id}`));
  const count = made.length + left.length;
  const nothing = {
    icon: Lock,
    title: t('personal-calendar.block.none'),
    text: t('personal-calendar.block.noneText'),
  };
  const face =
    made.length > 0
      ? { kind: 'full' as const }
      : listFace(read, { rows: 2, empty: () => (left.length > 0 ? null : nothing) });
  return (
    <Section title={t('personal-calendar.block.list')} {...(count > 0 && { count })}>
      <List label={t('personal-calendar.block.ahead')} state={face}>
        {made.map((one) => (
          <WaitingBlockRow key={one.key} waiting={one} />
        ))}
        {left.map((block) => (
          <BlockRow key={block.id} block={block} />
        ))}
      </List>
    </Section>
  );
}
