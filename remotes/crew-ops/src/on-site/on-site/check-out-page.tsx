import { Link, useParams, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { buttonClass } from '@callboard/ui';
import { CodeEntry } from '../code/code-entry.tsx';
import { OnSitePage } from './on-site-page.tsx';
import { paths } from '../../base/paths.ts';
import { HoursSoFar } from './hours-so-far.tsx';

export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.checkOut);
  const [{ code }, setSearch] = useSearch();
  return (
    <OnSitePage title={t('check-out.title')} crewId={id}>
      {(own) => (
        <>
          <HoursSoFar {...own} />
          {own.check.signedOff && (
            <Link
              to={paths.personHours.to({ id: own.check.crewItemId })}
              className={buttonClass({ kind: 'secondary', wide: true })}
            >
              {t('person-hours.yours')}
            </Link>
          )}
          <CodeEntry step="out" code={code} onCodeTaken={() => setSearch({ code: null })} {...own} />
        </>
      )}
    </OnSitePage>
  );
}
