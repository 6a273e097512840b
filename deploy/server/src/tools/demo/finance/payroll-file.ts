import { payrollPaper } from '../../../areas/finance/payrolls/payroll-paper.ts';
import { paperPdf } from '../../../platform/pdf/paper.ts';
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
      fromDay: payroll.from_day,
      toDay: payroll.to_day,
      status: payroll.status,
      minutes: items.reduce((sum, item) => sum + item.paid_minutes, 0),
      grossMinor: payroll.gross_minor,
      netMinor: payroll.net_minor,
      currency: payroll.currency,
      releasedAt: iso(payroll.released_at),
      windowEndsAt: iso(payroll.window_ends_at),
      confirmedAt: iso(payroll.confirmed_at),
      autoAccepted: payroll.auto_accepted,
      paidAt: iso(payroll.paid_at),
    },
    lines: items.map((item) => ({
      day: item.day,
      caption: item.caption,
      job: jobOf(item.crew_item_id),
      plannedMinutes: item.planned_minutes,
      checkedMinutes: item.checked_minutes,
      approvedMinutes: item.approved_minutes,
      paidMinutes: item.paid_minutes,
      amountMinor: item.amount_minor,
      status: item.status,
      declinedBody: item.declined_body,
      answerBody: item.answer_body,
      answeredBy: null,
      basis: null,
      agreedMinor: null,
    })),
    payee: {
      name: owner ? `${owner.first_name} ${owner.last_name}` : '',
      number: owner?.contact_number ?? '',
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
      vatNumber: seller.vat_number,
    },
    corrections: [],
    signed: null,
  };
  return paperPdf(
    payrollPaper(whole, {
      language: tenant.defaultLanguage,
      tenantName: tenant.name,
      madeAt: payroll.released_at ?? now,
      timeZone: tenant.timeZone,
    }),
  );
}
