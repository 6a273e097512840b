import { useQuery } from '@callboard/client';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, Section, listFace } from '@callboard/ui';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { ChoosePositionsBar, ChoosePositionsLine } from './choose-positions.tsx';
import { positionsQuery } from './crew-positions.queries.ts';
import styles from './crew-positions.module.css';
import { PositionRow } from './position-row.tsx';
import { PositionSheets } from './position-sheets.tsx';
import type { OpenSheet } from './position-sheets.tsx';
import { useChosenPositions } from './use-chosen-positions.ts';
import type { ChosenPositions } from './use-chosen-positions.ts';
import { usePositionActions } from './use-position-actions.ts';

const PositionSheet = openedLater(async () => (await import('./position-sheet.tsx')).PositionSheet);

/** All positions of a crew for who plans it: filled, asked, open; new ones and copies are made, and each is changed, here. */
export function CrewPositions({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const read = useRead(useQuery(positionsQuery(crew.id)));
  const [made, setMade] = useState<{ from: ProjectCrewItem | null } | null>(null);
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const close = () => setMade(null);
  const items = read.kind === 'there' ? read.data.items : [];
  const actions = usePositionActions(crew, {
    onEdit: ({ crewItemId: id }) => setOpen({ kind: 'edit', ids: [id] }),
    onDuplicate: (from) => setMade({ from }),
    onOffer: (some) => setOpen({ kind: 'offer', ids: some.map(({ crewItemId }) => crewItemId) }),
    onWithdraw: (some) => setOpen({ kind: 'withdraw', ids: some.map(({ crewItemId }) => crewItemId) }),
    onCallOff: (some) => setOpen({ kind: 'callOff', ids: some.map(({ crewItemId }) => crewItemId) }),
    onDone: () => positions.stop(),
  });
  const positions: ChosenPositions = useChosenPositions(items, actions.mayEdit);
  const mayCreate = crew.may.createItems && !crew.signedOffAt;
  const create = mayCreate && (
    <Button kind="secondary" icon={Plus} onClick={() => setMade({ from: null })}>
      {t('crew-positions.create')}
    </Button>
  );
  const state = listFace(read, {
    rows: 5,
    empty: (data) =>
      data.items.length > 0
        ? null
        : {
            icon: UsersRound,
            title: t('crew-positions.none'),
            text: t(mayCreate ? 'crew-positions.noneText' : 'crew-positions.noneForYou'),
            ...(create && { action: create }),
          },
  });
  return (
    <Section
      title={t('crew-positions.title')}
      {...(read.kind === 'there' && { count: read.data.total })}
      action={items.length > 0 ? create : undefined}
    >
      {crew.open > 0 && <p className={styles.open}>{t('crew.open', { count: crew.open })}</p>}
      <ChoosePositionsLine positions={positions} />
      <List label={t('crew-positions.title')} state={state}>
        {items.map((item) => (
          <PositionRow
            key={item.crewItemId}
            crew={crew}
            item={item}
            actions={actions.ofOne(item)}
            choice={positions.choosing ? positions.choiceOf(item.crewItemId) : undefined}
          />
        ))}
      </List>
      <ChoosePositionsBar
        positions={positions}
        actions={actions.ofSeveral(positions.chosen)}
        onChange={() =>
          setOpen({ kind: 'change', ids: positions.chosen.map(({ crewItemId }) => crewItemId) })
        }
      />
      {made && <PositionSheet crew={crew} from={made.from} onClose={close} onMissing={close} />}
      {open && (
        <PositionSheets
          crewId={crew.id}
          open={open}
          items={items}
          onDone={positions.stop}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}
