import { serverNow } from '@callboard/client';
import type { ProjectCrew } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useMay, useSession } from '@callboard/session';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import {
  BriefcaseBusiness,
  Camera,
  ClipboardCheck,
  FileText,
  ListChecks,
  MapPinned,
  Star,
} from 'lucide-react';
import { PaperStatePill } from '../crew-paper/paper-state-pill.tsx';
import { paths } from '../../base/paths.ts';

const crewOrPlanner = { roles: ['crew', 'planner'] } as const;
const crewOrDesk = { roles: ['crew', 'planner', 'office'] } as const;
const noteReader = { roles: ['crew', 'client', 'planner', 'office'] } as const;

/** Where one can go from a crew, each only for those it is for. */
export function CrewLinks({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const isUser = useSession(({ identity }) => identity?.tokenType === 'user');
  const onSite = useMay(crewOrPlanner);
  const mayHours = useMay(crewOrDesk);
  const mayNote = useMay(noteReader);
  const { id, may, mine, team, photos, signedOffAt } = crew;
  if (!isUser) return null;
  const [own] = mine;
  const noteFor =
    mayNote && (may.seeStatus || may.signDeliveryNote || may.confirmDeliveryNote || may.downloadPapers);
  return (
    <Section title={t('crew.links')}>
      <List label={t('crew.links')} state={{ kind: 'full' }}>
        {may.seeStatus && onSite && (
          <ListRow
            as={Link}
            to={paths.crewChiefJob.to({ id })}
            leading={<RowIcon icon={ListChecks} status="confirmed" />}
            title={t('crew.list')}
            subtitle={t('crew.inTheCrew', { count: team.length })}
          />
        )}
        {own && (
          <ListRow
            as={Link}
            to={paths.job.to({ id: own.crewItemId })}
            leading={<RowIcon icon={BriefcaseBusiness} />}
            title={t('crew.myJob')}
            subtitle={own.functionCaption}
          />
        )}
        {(may.shareLocation || may.seeLocations) && onSite && !signedOffAt && <LocationLink crew={crew} />}
        <ListRow
          as={Link}
          to={paths.photos.to({ id })}
          leading={<RowIcon icon={Camera} />}
          title={t('crew.photos')}
          subtitle={t('crew.photoCount', { count: photos })}
        />
        {(may.signOff || (signedOffAt && may.seeStatus)) && mayHours && <SignOffLink crew={crew} />}
        {may.rate && (signedOffAt || crew.startsAt === null || Date.parse(crew.startsAt) <= serverNow()) && (
          <ListRow
            as={Link}
            to={paths.rateCrew.to({ id })}
            leading={<RowIcon icon={Star} />}
            title={t('rate-crew.title')}
            subtitle={t('rate-crew.link')}
          />
        )}
        {noteFor && (
          <ListRow
            as={Link}
            to={paths.deliveryNote.to({ id })}
            leading={<RowIcon icon={FileText} />}
            title={t('crew.deliveryNote')}
            trailing={<PaperStatePill state={crew.deliveryNote} />}
          />
        )}
      </List>
    </Section>
  );
}

function LocationLink({ crew: { id, may, liveLocationUntil } }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  const sharing = liveLocationUntil && t('crew.sharingUntil', { time: time(liveLocationUntil) });
  return (
    <ListRow
      as={Link}
      to={paths.crewChiefLocation.to({ id })}
      leading={<RowIcon icon={MapPinned} status={sharing ? 'spare' : 'quiet'} />}
      title={t(may.seeLocations ? 'crew.seeLocations' : 'crew.meetChief')}
      subtitle={sharing || t(may.seeLocations ? 'crew.seeLocationsText' : 'crew.meetChiefText')}
    />
  );
}

function SignOffLink({ crew: { id, timeZone, signedOffAt, signedOffBy } }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  return (
    <ListRow
      as={Link}
      to={paths.signOff.to({ id })}
      leading={<RowIcon icon={ClipboardCheck} status={signedOffAt ? 'confirmed' : 'quiet'} />}
      title={t('crew.signOff')}
      subtitle={
        signedOffAt
          ? t('crew.signedOffBy', { at: dateTime(signedOffAt, timeZone), name: signedOffBy ?? '' })
          : t('crew.signOffText')
      }
    />
  );
}
