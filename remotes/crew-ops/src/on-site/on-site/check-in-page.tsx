import { useParams, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { OnSitePage } from './on-site-page.tsx';
import { paths } from '../../base/paths.ts';
import { CodeEntry } from '../code/code-entry.tsx';

export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.checkIn);
  const [{ code }, setSearch] = useSearch();
  return (
    <OnSitePage title={t('check-in.title')} crewId={id}>
      {(own) => <CodeEntry step="in" code={code} onCodeTaken={() => setSearch({ code: null })} {...own} />}
    </OnSitePage>
  );
}
