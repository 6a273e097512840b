import { useQuery } from '@callboard/client';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, buttonClass } from '@callboard/ui';
import { homeQuery } from '../home.queries.ts';
import { paths } from '../paths.ts';
import styles from './information.module.css';
import { infoLooks } from './info-look.ts';

const most = 3;

/** The newest information for the crew. Nothing to read, nothing to show. */
export function Component() {
  const t = useWords('crew-ops');
  const { when } = useFormat();
  const { data } = useQuery(homeQuery);
  const information = data?.information;
  if (!information || information.total === 0) return null;
  return (
    <div className={styles.column}>
      <List label={t('crew-info.title')} state={{ kind: 'full' }}>
        {information.items.slice(0, most).map(({ id, caption, link, hasFile, publishedAt }) => {
          const kind = link ? 'link' : hasFile ? 'file' : 'text';
          return (
            <ListRow
              key={id}
              as={Link}
              to={paths.crewInfo.to({}, { entry: id })}
              leading={<RowIcon {...infoLooks[kind]} />}
              title={caption}
              meta={when(publishedAt)}
              subtitle={t(`crew-info.kind.${kind}`)}
            />
          );
        })}
      </List>
      {information.total > most && (
        <Link to={paths.crewInfo.to()} className={buttonClass({ kind: 'quiet' })}>
          {t('crew-info.showAll', { count: information.total })}
        </Link>
      )}
    </div>
  );
}
