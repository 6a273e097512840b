import { useQuery } from '@callboard/client';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, Section, listFace } from '@callboard/ui';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { positionsQuery } from './crew-positions.queries.ts';
import styles from './crew-positions.module.css';
import { PositionRow } from './position-row.tsx';

const PositionSheet = openedLater(async () => (await import('./position-sheet.tsx')).PositionSheet);

/** All positions of a crew for who plans it: filled, asked, open; new ones and copies are made here. */
export function CrewPositions({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const read = useRead(useQuery(positionsQuery(crew.id)));
  const [made, setMade] = useState<{ from: ProjectCrewItem | null } | null>(null);
  const close = () => setMade(null);
  const mayCreate = crew.may.createItems && !crew.signedOffAt;
  const mayDuplicate = crew.may.duplicateItems && !crew.signedOffAt;
  const create = mayCreate && (
    <Button kind="secondary" icon={Plus} onClick={() => setMade({ from: null })}>
      {t('crew-positions.create')}
    </Button>
  );
  const items = read.kind === 'there' ? read.data.items : [];
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
      <List label={t('crew-positions.title')} state={state}>
        {items.map((item) => (
          <PositionRow
            key={item.crewItemId}
            crew={crew}
            item={item}
            {...(mayDuplicate && { onDuplicate: () => setMade({ from: item }) })}
          />
        ))}
      </List>
      {made && <PositionSheet crew={crew} from={made.from} onClose={close} onMissing={close} />}
    </Section>
  );
}
