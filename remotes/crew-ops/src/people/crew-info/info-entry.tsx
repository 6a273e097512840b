import { useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import type { CrewInfoEntry } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { PaperPreview } from '@callboard/parts';
import { Faces, Skeleton, buttonClass } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { ExternalLink, Info } from 'lucide-react';
import { entryQuery } from './crew-info.queries.ts';
import styles from './information.module.css';

/** One piece of information in full. */
export function InfoEntry({ id }: { id: string }) {
  const t = useWords('crew-ops');
  const read = useRead(useQuery(entryQuery(id)));
  const loading = (
    <div className={column.gap4} aria-busy="true">
      <Skeleton width="70%" height="1.5rem" />
      <Skeleton width="30%" />
      <Skeleton />
      <Skeleton width="85%" />
    </div>
  );
  const missing = { icon: Info, title: t('crew-info.gone'), text: t('crew-info.goneText') };
  return (
    <Faces read={read} loading={loading} missing={missing}>
      {(entry) => <Entry entry={entry} />}
    </Faces>
  );
}

/** The place a link leads to, so that nobody taps into the unknown. */
function hostOf(link: string): string | null {
  try {
    const { protocol, host } = new URL(link);
    return protocol === 'https:' || protocol === 'http:' ? host : null;
  } catch {
    return null;
  }
}

function Entry({ entry: { caption, publishedAt, body, link, file } }: { entry: CrewInfoEntry }) {
  const t = useWords('crew-ops');
  const { date } = useFormat();
  const host = link && hostOf(link);
  return (
    <article className={column.gap4}>
      <h2 className={styles.caption}>{caption}</h2>
      <p className={styles.since}>{t('crew-info.since', { day: date(publishedAt, 'medium') })}</p>
      {body && <p className={styles.body}>{body}</p>}
      {link && host && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ wide: true })}>
          <ExternalLink size={20} />
          {t('crew-info.openLink', { host })}
        </a>
      )}
      {file && <PaperPreview file={file} caption={caption} />}
    </article>
  );
}
