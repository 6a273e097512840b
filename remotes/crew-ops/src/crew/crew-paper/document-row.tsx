import { call, fetchFile, useOnline } from '@callboard/client';
import { documents } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { ListRow, RowIcon, Spoken } from '@callboard/ui';
import { Download, FileText, Image } from 'lucide-react';
import { useDownload } from './use-download.ts';

type DocumentRowProps = {
  document: {
    readonly id: string;
    readonly name: string;
    readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
  };
  kind: string;
};

/** One document; pressing it saves its file on the phone. */
export function DocumentRow({ document: { id, name, file }, kind }: DocumentRowProps) {
  const t = useWords('crew-ops');
  const { bytes } = useFormat();
  const online = useOnline();
  const { busy, download } = useDownload({
    name: file?.name ?? name,
    read: async (signal) =>
      fetchFile((await call(documents.documentFile, { params: { id }, signal })).url, signal),
  });
  const leading = <RowIcon icon={file?.type.startsWith('image/') ? Image : FileText} />;
  if (!file) return <ListRow leading={leading} title={name} subtitle={kind} />;
  const subtitle = `${kind} · ${bytes(file.size)}`;
  if (!online)
    return <ListRow leading={leading} title={name} subtitle={subtitle} text={t('crew-paper.offline')} />;
  return (
    <ListRow
      leading={leading}
      title={
        <>
          <span aria-hidden>{name}</span>
          <Spoken>{t('crew-paper.download', { name })}, </Spoken>
        </>
      }
      subtitle={busy ? t('crew-paper.coming') : subtitle}
      onClick={download}
      aria-disabled={busy || undefined}
      trailing={<Download size={20} />}
    />
  );
}
