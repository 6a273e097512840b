import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Page } from '@callboard/ui';
import { OfflineNote } from '../../offline/offline-note.tsx';
import { DeleteData } from './delete-data.tsx';
import { DownloadData } from './download-data.tsx';

/** What is kept of a person: a copy of it, and the way to have it deleted. */
export function Component() {
  const shell = useWords('shell');
  const personId = useSession(({ payload }) => payload?.loginData.person?.id);
  return (
    <Page title={shell('titles.own-data')} titleHidden>
      <OfflineNote />
      {personId !== undefined && (
        <>
          <DownloadData personId={personId} />
          <DeleteData personId={personId} />
        </>
      )}
    </Page>
  );
}
