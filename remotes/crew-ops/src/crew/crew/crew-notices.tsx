import { useQuery } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, buttonClass } from '@callboard/ui';
import { crewCheckQuery } from '../../base/crew-ops.queries.ts';
import { checkPhase } from '../../on-site/check/check-phase.ts';
import { useNow } from '../../on-site/check/use-now.ts';
import { paths } from '../../base/paths.ts';

/** What somebody should know before anything else about a crew. */
export function CrewNotices({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { mine, notStarted, cancelled, location, signOffNote } = crew;
  const [own] = mine;
  return (
    <>
      {notStarted && own && !cancelled && <NotStarted itemId={own.crewItemId} zone={crew.timeZone} />}
      {own?.status === 'done' && !crew.signedOffAt && <EndProposed itemId={own.crewItemId} />}
      {location?.noNetwork && !crew.signedOffAt && (
        <Banner kind="info" title={t('crew.noNetwork')} text={t('crew.noNetworkText')} />
      )}
      {signOffNote && <Banner kind="info" title={t('crew.signOffNote')} text={signOffNote} />}
    </>
  );
}

/** The server has proposed an end; who worked longer can still say so. */
function EndProposed({ itemId }: { itemId: string }) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const now = useNow();
  const { data: check } = useQuery(crewCheckQuery(itemId));
  if (!check?.checkedUntil || checkPhase(check, now) !== 'proposed') return null;
  return (
    <Banner
      kind="warning"
      title={t('on-site.phase.proposed')}
      text={t('on-site.proposed', { time: time(check.checkedUntil, check.timeZone) })}
      action={
        <Link to={paths.checkOut.to({ id: check.crewId })} className={buttonClass({ kind: 'secondary' })}>
          {t('check-out.now')}
        </Link>
      }
    />
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
