import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { AsOf, Button, Chip, ChipRow, List, SearchField, listFace } from '@callboard/ui';
import { Info, SearchX } from 'lucide-react';
import { useState } from 'react';
import { informationQuery } from './crew-info.queries.ts';
import styles from './information.module.css';
import { infoKinds, infoLooks } from './info-look.ts';
import { InfoRow } from './info-row.tsx';
import { useLater } from './use-later.ts';

type InfoListProps = {
  kind: string;
  q: string;
  open: string;
  onKind: (kind: string | null) => void;
  onSearch: (q: string) => void;
  onOpen: (id: string) => void;
};

export function InfoList({ kind, q, open, onKind, onSearch, onOpen }: InfoListProps) {
  const t = useWords('crew-ops');
  const [text, setText] = useState(q);
  const later = useLater(onSearch);
  const read = useRead(useQuery(informationQuery(q)));
  const items = read.kind === 'there' ? read.data.items : [];
  const kinds = infoKinds.filter((one) => items.some((item) => item.kind === one));
  const chosen = kinds.find((one) => one === kind);
  const shown = items.filter((item) => !chosen || item.kind === chosen);
  const search = (next: string) => {
    setText(next);
    later(next.trim());
  };
  const clear = () => {
    setText('');
    onSearch('');
  };
  const nothing = q
    ? {
        icon: SearchX,
        title: t('crew-info.noneFound', { q }),
        text: t('crew-info.noneFoundText'),
        action: (
          <Button kind="secondary" onClick={clear}>
            {t('crew-info.clear')}
          </Button>
        ),
      }
    : { icon: Info, title: t('crew-info.none'), text: t('crew-info.noneText') };
  return (
    <div className={styles.column}>
      <SearchField
        label={t('crew-info.search')}
        value={text}
        onValue={search}
        {...(q && read.kind === 'there' && { summary: t('crew-info.found', { count: items.length }) })}
      />
      {kinds.length > 1 && (
        <ChipRow label={t('crew-info.categories')}>
          <Chip label={t('crew-info.all')} selected={!chosen} onClick={() => onKind(null)} />
          {kinds.map((one) => (
            <Chip
              key={one}
              icon={infoLooks[one].icon}
              label={t(`crew-info.kinds.${one}`)}
              selected={chosen === one}
              onClick={() => onKind(one)}
            />
          ))}
        </ChipRow>
      )}
      {read.kind === 'there' && read.asOf !== null && <AsOf at={read.asOf} />}
      <List
        label={t('crew-info.title')}
        state={listFace(read, { rows: 8, empty: (data) => (data.items.length === 0 ? nothing : null) })}
      >
        {shown.map((row) => (
          <InfoRow key={row.id} row={row} current={row.id === open} onOpen={() => onOpen(row.id)} />
        ))}
      </List>
    </div>
  );
}
