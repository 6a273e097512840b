import type { CrewInfoRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow, RowIcon } from '@callboard/ui';
import { infoLooks } from './info-look.ts';

type InfoRowProps = { row: CrewInfoRow; current: boolean; onOpen: () => void };

export function InfoRow({ row: { caption, excerpt, kind, publishedAt }, current, onOpen }: InfoRowProps) {
  const t = useWords('crew-ops');
  const { when } = useFormat();
  return (
    <ListRow
      leading={<RowIcon {...infoLooks[kind]} />}
      title={caption}
      meta={when(publishedAt)}
      subtitle={t(`crew-info.kind.${kind}`)}
      {...(excerpt && { text: excerpt })}
      current={current}
      onClick={onOpen}
    />
  );
}
