import type { CrewStatusRow } from '@callboard/contract';
import type { HoursNeed } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { Banner, buttonClass } from '@callboard/ui';
import { paths } from '../../base/paths.ts';
import { needOf } from './hours.ts';

type OpenHoursProps = { crewId: string; rows: readonly CrewStatusRow[]; now: number };

const needs = ['checkOut', 'noShow', 'wait'] as const satisfies HoursNeed[];

/** Whose hours keep the sign-off waiting, and for what: by name, for each what is true of them. */
export function OpenHours({ crewId, rows, now }: OpenHoursProps) {
  const t = useWords('crew-ops');
  const { list } = useFormat();
  const open = needs.flatMap((need) => {
    const names = rows.filter((row) => needOf(row, now) === need).map(({ name }) => name);
    return names.length > 0 ? [{ need, names }] : [];
  });
  return (
    <Banner
      kind="warning"
      title={t('sign-off.waiting', { count: rows.length })}
      text={open.map(({ need, names }) => (
        <p key={need}>{t(`sign-off.need.${need}`, { names: list(names) })}</p>
      ))}
      action={
        <Link to={paths.crewChiefJob.to({ id: crewId })} className={buttonClass({ kind: 'secondary' })}>
          {t('sign-off.toList')}
        </Link>
      }
    />
  );
}
