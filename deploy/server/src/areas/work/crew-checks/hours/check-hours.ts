import type { CheckHours, HoursObjection, crewChecks } from '@callboard/contract';
import { approvedMinutes, isoAt } from '@callboard/domain';
import type { RoundingStep } from '@callboard/domain';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { addressFor, pictureAddress } from '../../crew-access/crew-access.public.ts';
import { crewPaper, isSigned } from '../../crew-papers/crew-papers.public.ts';
import { findVisibleCheck } from '../read/answer-check.ts';
import type { Hours } from './approve-hours.ts';
import { lastObjection } from './check-objection.db.ts';
import type { ObjectionRow } from './check-objection.db.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { officeNames } from '../../../account/access/access.public.ts';
import { hoursContext } from './hours-context.db.ts';
import { isMonthLocked } from '../read/month-lock.db.ts';
import { presentCheck } from '../read/present-check.ts';

export const checkHours: Handler<typeof crewChecks.checkHours> = ({ params }, ctx) =>
  answerCheckHours(ctx, params.id);

/** Everything that the page of one person's hours shows to this caller. */
export async function answerCheckHours(ctx: Ctx, id: string): Promise<CheckHours> {
  const { db, caller } = ctx;
  const { row, access, viewer } = await findVisibleCheck(ctx, id);
  const check = presentCheck(row, viewer);
  const around = await hoursContext(db, row.itemId);
  const note = await crewPaper(db, row.crewId, 'deliveryNote');
  const own = row.personId === caller.personId;
  const inside = own || access.office || access.planner;
  // What a person says is between that one and the desk: it may be about who signed off.
  const said = inside && row.checkId !== null ? await lastObjection(db, row.checkId) : undefined;
  const isOpen = said?.state === 'open';
  const shown = hoursShownOf(row, check.roundingMinutes as RoundingStep);
  const { payBasis, payMinor, currency } = around;
  const monthLocked = await isMonthLocked(db, row);
  return {
    ...check,
    functionCaption: row.functionCaption,
    pictureUrl: pictureAddress(row, addressFor(ctx)),
    project: { number: around.projectNumber, name: around.projectName },
    crewName: around.crewName,
    corrections: around.corrections.map((line) => ({
      ...line,
      at: isoAt(new Date(line.at), row.timeZone),
      before: line.before && shown(dated(line.before)),
      after: shown(dated(line.after)),
    })),
    objection: said ? presentObjection(said, row, shown) : null,
    office: await officeNames(db),
    monthLocked,
    signedAt: row.signedAt && isoAt(new Date(row.signedAt), row.timeZone),
    noteSigned: note !== undefined && isSigned(note),
    hourPay:
      inside && payBasis === 'hour' && payMinor !== null && currency !== null
        ? { minor: payMinor, currency }
        : null,
    may: {
      ...check.may,
      object: own && check.signedOff && !isOpen,
      withdraw: own && isOpen,
      keep: access.office && isOpen,
      download: row.checkedFrom !== null,
      sign: own && viewer.rules.ownHoursSigned && check.signedOff && !row.signedFileId && !monthLocked,
    },
  };
}

const dated = ({ from, until, breakMinutes }: { from: string; until: string; breakMinutes: number }) => ({
  from: new Date(from),
  until: new Date(until),
  breakMinutes,
});

/** Hours on the clock of the site, with what they come to. */
const hoursShownOf =
  ({ timeZone }: CheckRow, step: RoundingStep) =>
  (hours: Hours) => ({
    from: isoAt(hours.from, timeZone),
    until: isoAt(hours.until, timeZone),
    breakMinutes: hours.breakMinutes,
    minutes: approvedMinutes(hours, step),
  });

const presentObjection = (
  { from, until, breakMinutes, at, settledAt, ...said }: ObjectionRow,
  { timeZone }: CheckRow,
  shown: ReturnType<typeof hoursShownOf>,
): HoursObjection => ({
  ...said,
  ...shown({ from, until, breakMinutes }),
  at: isoAt(at, timeZone),
  settledAt: settledAt && isoAt(settledAt, timeZone),
});
