import { useQuery } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner } from '@callboard/ui';
import { crewCheckQuery } from '../crew-ops.queries.ts';

/** What somebody should know before anything else about a crew. */
export function CrewNotices({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { mine, notStarted, cancelled, location, signOffNote } = crew;
  const [own] = mine;
  return (
    <>
      {notStarted && own && !cancelled && <NotStarted itemId={own.crewItemId} zone={crew.timeZone} />}
      {location?.noNetwork && !crew.signedOffAt && (
        <Banner kind="info" title={t('crew.noNetwork')} text={t('crew.noNetworkText')} />
      )}
      {signOffNote && <Banner kind="info" title={t('crew.signOffNote')} text={signOffNote} />}
    </>
  );
}

function NotStarted({ itemId, zone }: { itemId: string; zone: string }) {
  const t = useWords('crew-ops');
  const { date, time } = useFormat();
  const { data } = useQuery(crewCheckQuery(itemId));
  const opens = data?.opens.checkIn;
  const text =
    opens && t('crew.checkInOpens', { day: date(opens, 'weekday', zone), time: time(opens, zone) });
  return <Banner kind="info" title={t('crew.notStarted')} {...(text && { text })} />;
}
