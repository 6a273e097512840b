import { call, useOnline } from '@callboard/client';
import { crewChecks } from '@callboard/contract';
import type { CheckHours } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { OpenPaperButton, openedLater } from '@callboard/parts';
import { useSession } from '@callboard/session';
import { AsOf, Banner, Button, Card, Figure, List, ListRow, Page, RowIcon, Section } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { MessageSquareWarning, Pencil, PenLine, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../base/paths.ts';
import { HoursLines } from '../hours/hours-lines.tsx';
import { plannedOf } from '../sign-off/hours.ts';
import { HoursHistory } from './hours-history.tsx';
import { ObjectionCard } from './objection-card.tsx';

const CorrectHoursSheet = openedLater(
  async () => (await import('./correct-hours-sheet.tsx')).CorrectHoursSheet,
);
const ObjectSheet = openedLater(async () => (await import('./object-sheet.tsx')).ObjectSheet);
const SignHoursSheet = openedLater(async () => (await import('./sign-hours-sheet.tsx')).SignHoursSheet);
const KeepSheet = openedLater(async () => (await import('./keep-sheet.tsx')).KeepSheet);

type Opened = 'correct' | 'object' | 'keep' | 'sign';
type PersonHoursViewProps = { hours: CheckHours; asOf: number | null };

export function PersonHoursView({ hours, asOf }: PersonHoursViewProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const [open, setOpen] = useState<Opened | null>(null);
  const me = useSession(({ payload }) => payload?.loginData.person?.id);
  const own = me === hours.personId;
  const { may, objection, crewId, project, crewName, monthLocked } = hours;
  const changes = (may.correct || may.approve) && !monthLocked;
  const close = () => setOpen(null);
  const actions = (changes || may.keep || may.object || may.sign) && (
    <>
      {may.keep && (
        <Button kind="secondary" disabled={!online} onClick={() => setOpen('keep')}>
          {t('person-hours.keep')}
        </Button>
      )}
      {may.object && (
        <Button
          kind="secondary"
          icon={MessageSquareWarning}
          disabled={!online}
          onClick={() => setOpen('object')}
        >
          {t('person-hours.object')}
        </Button>
      )}
      {may.sign && (
        <Button icon={PenLine} disabled={!online} onClick={() => setOpen('sign')}>
          {t('person-hours.sign')}
        </Button>
      )}
      {changes && (
        <Button icon={Pencil} disabled={!online} onClick={() => setOpen('correct')}>
          {t(may.correct ? 'person-hours.correct' : 'person-hours.approve')}
        </Button>
      )}
    </>
  );
  return (
    <Page title={t('person-hours.title')} titleHidden actions={actions}>
      {asOf !== null && <AsOf at={asOf} />}
      {!online && <Banner kind="warning" title={t('person-hours.offline')} />}
      <HoursCard hours={hours} />
      <HoursNotice hours={hours} own={own} />
      {objection && <ObjectionCard hours={hours} objection={objection} own={own} />}
      <HoursHistory hours={hours} />
      {may.download && (
        <OpenPaperButton
          kind="quiet"
          paper={{
            name: `${project.number} ${crewName} ${hours.name}.pdf`,
            read: (signal) =>
              call(crewChecks.downloadCrewCheck, { params: { id: hours.crewItemId }, signal }),
          }}
        />
      )}
      <Section title={t('person-hours.job')}>
        <List label={t('person-hours.job')} state={{ kind: 'full' }}>
          <ListRow
            as={Link}
            to={own ? paths.job.to({ id: hours.crewItemId }) : paths.crew.to({ id: crewId })}
            leading={<RowIcon icon={UsersRound} />}
            title={project.name}
            subtitle={crewName}
          />
        </List>
      </Section>
      {open === 'correct' && <CorrectHoursSheet hours={hours} onClose={close} onMissing={close} />}
      {open === 'object' && <ObjectSheet hours={hours} onClose={close} onMissing={close} />}
      {open === 'sign' && <SignHoursSheet hours={hours} onClose={close} onMissing={close} />}
      {open === 'keep' && objection && (
        <KeepSheet hours={hours} objection={objection} onClose={close} onMissing={close} />
      )}
    </Page>
  );
}

/** The figure that counts, and what it was made of. */
function HoursCard({ hours }: { hours: CheckHours }) {
  const t = useWords('crew-ops');
  const { duration, date } = useFormat();
  const { name, functionCaption, timeZone, approvedMinutes, workedMinutes, correctedReason } = hours;
  const minutes = approvedMinutes ?? workedMinutes;
  const pause = approvedMinutes === null ? hours.breakMinutes : hours.approvedBreakMinutes;
  const automatic = hours.automaticBreak && approvedMinutes === null;
  return (
    <Card>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={quiet.text}>
          {[functionCaption, date(hours.plannedFrom, 'weekday', timeZone)].join(' · ')}
        </p>
      </div>
      <Figure>{minutes === null ? t('person-hours.none') : duration(minutes, { signed: false })}</Figure>
      <HoursLines
        zone={timeZone}
        more={
          pause && minutes !== null
            ? t(automatic ? 'sign-off.breakAutomatic' : 'sign-off.break', { minutes: pause })
            : undefined
        }
        lines={[
          {
            label: t('sign-off.planned'),
            from: hours.plannedFrom,
            until: hours.plannedUntil,
            minutes: plannedOf(hours),
          },
          {
            label: t('sign-off.checked'),
            from: hours.checkedFrom,
            until: hours.checkedUntil,
            minutes: workedMinutes,
          },
          ...(hours.signedOff
            ? [
                {
                  label: t('sign-off.approved'),
                  from: hours.approvedFrom,
                  until: hours.approvedUntil,
                  minutes: approvedMinutes,
                  look: correctedReason ? ('corrected' as const) : ('counts' as const),
                },
              ]
            : []),
        ]}
      />
      {correctedReason && hours.corrections.length === 0 && <p className={quiet.text}>{correctedReason}</p>}
    </Card>
  );
}

/** Why nothing can be changed here, and what to do instead. */
function HoursNotice({ hours, own }: { hours: CheckHours; own: boolean }) {
  const t = useWords('crew-ops');
  const { list, date, dateTime } = useFormat();
  const { signedOff, may, monthLocked, office, plannedFrom, timeZone } = hours;
  if (monthLocked)
    return (
      <Banner
        kind="warning"
        title={t('person-hours.monthLocked', { month: date(plannedFrom, 'month', timeZone) })}
        text={t(may.correct || may.approve ? 'person-hours.monthLockedText' : 'person-hours.monthLockedAsk')}
      />
    );
  if (may.approve)
    return (
      <Banner
        kind="info"
        title={t(hours.checkedFrom ? 'person-hours.toApprove' : 'person-hours.leftOut', { name: hours.name })}
        text={t(hours.checkedFrom ? 'person-hours.toApproveText' : 'person-hours.leftOutText')}
      />
    );
  if (!signedOff)
    return (
      <Banner kind="info" title={t('person-hours.notSignedOff')} text={t('person-hours.notSignedOffText')} />
    );
  if (hours.signedAt)
    return (
      <Banner
        kind="success"
        title={t('person-hours.signedAt', { name: hours.name, at: dateTime(hours.signedAt, timeZone) })}
      />
    );
  if (may.sign)
    return <Banner kind="info" title={t('person-hours.toSign')} text={t('person-hours.toSignText')} />;
  if (may.correct) return null;
  const names = list(office);
  if (own) return <Banner kind="info" title={t('person-hours.locked')} text={t('person-hours.lockedOwn')} />;
  return (
    <Banner
      kind="info"
      title={t('person-hours.locked')}
      text={office.length > 0 ? t('person-hours.askOffice', { names }) : t('person-hours.askSomebody')}
    />
  );
}
