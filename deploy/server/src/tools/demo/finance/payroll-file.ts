import { payrollPaper } from '../../../areas/finance/payrolls/paper/payroll-paper.ts';
import { paperPdf } from '#platform/pdf/paper.ts';
import type { Demo } from '../demo.ts';
import type { Worked } from './finance-base.db.ts';
import type { payrollRows } from './payroll-rows.ts';

type Rows = Pick<ReturnType<typeof payrollRows>, 'payroll' | 'items'>;
type Owner = Demo['people'][number];

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The payroll as the product prints it. */
export function payrollPaperOf(
  { tenant, now }: Demo,
  { payroll, items, owner, worked }: Rows & { owner: Owner | undefined; worked: readonly Worked[] },
): Promise<Uint8Array> {
  const jobOf = (id: string | null) => {
    const work = worked.find((one) => one.id === id);
    if (!work) return null;
    const { project: name, projectNumber: number, projectId, crew } = work;
    return {
      crewItemId: id,
      project: { id: projectId ?? '', number, name },
      crew: { id: crew, name: crew },
      function: work.function,
      startsAt: null,
      endsAt: null,
    };
  };
  const { seller } = tenant;
  const whole = {
    payroll: {
      id: payroll.id,
      number: payroll.number,
      fromDay: payroll.fromDay,
      toDay: payroll.toDay,
      status: payroll.status,
      minutes: items.reduce((sum, item) => sum + item.paidMinutes, 0),
      grossMinor: payroll.grossMinor,
      netMinor: payroll.netMinor,
      currency: payroll.currency,
      releasedAt: iso(payroll.releasedAt),
      windowEndsAt: iso(payroll.windowEndsAt),
      confirmedAt: iso(payroll.confirmedAt),
      autoAccepted: payroll.autoAccepted,
      paidAt: iso(payroll.paidAt),
    },
    lines: items.map((item) => ({
      day: item.day,
      caption: item.caption,
      job: jobOf(item.crewItemId),
      plannedMinutes: item.plannedMinutes,
      checkedMinutes: item.checkedMinutes,
      approvedMinutes: item.approvedMinutes,
      paidMinutes: item.paidMinutes,
      amountMinor: item.amountMinor,
      status: item.status,
      declinedBody: item.declinedBody,
      answerBody: item.answerBody,
      answeredBy: null,
      basis: null,
      agreedMinor: null,
    })),
    payee: {
      name: owner ? `${owner.firstName} ${owner.lastName}` : '',
      number: owner?.contactNumber ?? '',
      street: owner?.street ?? '',
      zip: owner?.zip ?? '',
      city: owner?.city ?? '',
      country: owner?.country ?? '',
    },
    employer: {
      name: tenant.companies[0]?.[0] ?? tenant.name,
      street: seller.street,
      zip: seller.zip,
      city: seller.city,
      country: tenant.companies[0]?.[1] ?? '',
      vatNumber: seller.vatNumber,
    },
    corrections: [],
    signed: null,
  };
  return paperPdf(
    payrollPaper(whole, {
      language: tenant.defaultLanguage,
      tenantName: tenant.name,
      madeAt: payroll.releasedAt ?? now,
      timeZone: tenant.timeZone,
    }),
  );
}
