import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Banner, Page } from '@callboard/ui';
import { DeleteData } from './delete-data.tsx';
import { DownloadData } from './download-data.tsx';

/** What is kept of a person: a copy of it, and the way to have it deleted. */
export function Component() {
  const t = useWords('account');
  const shell = useWords('shell');
  const online = useOnline();
  const personId = useSession(({ payload }) => payload?.loginData.person?.id);
  return (
    <Page title={shell('titles.own-data')} titleHidden>
      {!online && <Banner kind="info" title={t('account.offline')} />}
      {personId !== undefined && (
        <>
          <DownloadData personId={personId} />
          <DeleteData personId={personId} />
        </>
      )}
    </Page>
  );
}
