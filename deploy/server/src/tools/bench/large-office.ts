import type { LargeSize } from './large-size.ts';

const histories = ({ activities, notifications }: LargeSize) => [
  `insert into activity (id, "personId", type, category, caption, body, "personParty", "subjectKind", "subjectId",
      "actorId", before, after, at)
    select 'ac-' || n, 'p-' || 1 + n % 2000, 'LOG', 'job', 'confirm', 'Confirmed', 'p-' || 1 + n % 2000, 'crewItem',
      'i-' || n / 274 % 730 || '-' || n % 274, 'p-' || 10 + n % 5, '{"status": "requested"}',
      '{"status": "confirmed"}', now() - n * interval '45 seconds'
    from generate_series(1, ${activities}) n`,
  `insert into activity (id, type, category, caption, body, "recipientId", "dueDate", priority, "doneAt", at)
    select 'td-' || n, case when n % 5 = 0 then 'TODO_PAYROLL_ITEM' else 'TODO_INT' end, 'job', 'expired',
      'Look after it', case when n % 4 = 0 then null else 'p-' || 10 + n % 10 end, current_date - 100 + n % 120,
      1 + n % 3, case when n % 10 < 8 then now() end, now() - n * interval '1 hour'
    from generate_series(1, 5000) n`,
  `insert into notification (id, "personId", kind, params, at, "readAt")
    select 'no-' || n, 'p-' || 1 + n % 2000, 'jobRequested', '{"name": "Load-in"}', now() - n * interval '4 minutes',
      case when n % 5 > 0 then now() end from generate_series(1, ${notifications}) n`,
];

const mails = [
  `insert into mailbox (id, name, address) select 'mb-' || n, 'Box ' || n, 'box' || n || '@large.example'
    from generate_series(1, 3) n`,
  `insert into "emailMessage" (id, "mailboxId", subject, "fromName", "fromEmail", "toPeople", "ccPeople", "receivedAt",
      "bodyText", "searchText")
    select 'em-' || n, 'mb-' || 1 + n % 3, 'Subject ' || n, 'Petra Maier', 'petra@company.example',
      '[{"name": "Box", "email": "box@large.example"}]', '[]', now() - n * interval '50 minutes',
      repeat('The lorry comes at six to gate three. ', 40), 'subject ' || n || ' the lorry comes at six to gate three'
    from generate_series(1, 5000) n`,
];

const papers = [
  `insert into "documentType" (id, caption) select 'dt-' || n, 'Type ' || n from generate_series(1, 8) n`,
  `insert into document (id, number, name, "typeId", status, "ownerId", "allowSignatories", "createdAt", "validUntil")
    select 'do-' || n || '-' || k, 'D-' || n || '-' || k, 'Document ' || k, 'dt-' || 1 + k % 8,
      (array['readyToSign', 'information', 'onGoing', 'draft', 'information', 'toUpload', 'beingVerified', 'refused',
        'information', 'information'])[1 + k], 'p-' || n, k in (0, 2), now() - k * interval '20 days',
      current_date + 200 from generate_series(1, 2000) n, generate_series(0, 9) k`,
  `insert into signatory (id, "documentId", "personId", "contactNumber", name, email, step, status)
    select 'si-' || id, id, "ownerId", 'C-' || "ownerId", 'Somebody', 's@large.example', 1, 'readyToSign'
    from document where "allowSignatories"`,
  `insert into "documentLink" ("documentId", "subjectKind", "subjectId")
    select id, 'person', "ownerId" from document where status = 'information'`,
  `insert into "documentLink" ("documentId", "subjectKind", "subjectId")
    select 'do-' || n || '-1', 'project', 'pr-' || 1 + n % 1460 from generate_series(1, 2000) n`,
];

const payrolls = ({ months }: LargeSize) => [
  `insert into payroll (id, number, "personId", "fromDay", "toDay", status, "grossMinor", "netMinor", currency,
      "releasedAt", "paidAt")
    select 'pa-' || n || '-' || m, 'L-' || n || '-' || m, 'p-' || n,
      (date_trunc('month', current_date) - make_interval(months => m))::date,
      (date_trunc('month', current_date) - make_interval(months => m - 1) - interval '1 day')::date,
      case m when 1 then 'released' else 'paid' end, 250000, 180000, 'EUR', now(),
      case when m > 1 then now() end
    from generate_series(1, 2000) n, generate_series(1, ${months}) m`,
  `insert into "payrollItem" (id, "payrollId", caption, day, "plannedMinutes", "paidMinutes", "amountMinor", status, rank)
    select 'pi-' || p.id || '-' || k, p.id, 'Work ' || k, p."fromDay" + k * 5, 600, 570, 50000,
      case p.status when 'paid' then 'confirmed' else 'open' end, k
    from payroll p, generate_series(0, 4) k`,
];

const receipts = [
  `insert into receipt (id, number, "personId", "typeId", status, date, merchant, "projectId", currency, payment,
      "netMinor", "grossMinor", "createdAt")
    select 're-' || n, 'R-' || n, 'p-' || 1 + n % 2000, 'receiptTypes-' || 1 + n % 12,
      (array['draft', 'submitted', 'approved', 'paid', 'rejected'])[1 + n % 5], current_date - n % 400,
      'Merchant ' || n, 'pr-' || 1 + n % 1460, 'EUR', 'own', 1000, 1200, now()
    from generate_series(1, 20000) n`,
  `insert into "receiptItem" (id, "receiptId", description, quantity, "unitPriceMinor", "vatRate", rank)
    select 'rt-' || n || '-' || k, 're-' || n, 'Thing ' || k, 1, 600, 2000, k
    from generate_series(1, 20000) n, generate_series(0, 1) k`,
];

const invoices = [
  `insert into invoice (id, number, "companyId", "projectId", "invoiceDate", "dueDate", "paidDate", currency, "netMinor",
      "grossMinor", "createdAt")
    select 'in-' || n, 'RE-' || n, case when n % 25 = 1 then 'co-1' else 'co-' || 1 + n % 200 end,
      'pr-' || 1 + n % 1460, current_date - n % 700, current_date - n % 700 + 14,
      case when n % 4 > 0 then current_date - n % 700 + 10 end, 'EUR', 100000, 120000, now()
    from generate_series(1, 10000) n`,
  `insert into "invoiceItem" (id, "invoiceId", description, quantity, "unitPriceMinor", "vatRate", rank)
    select 'it-' || n || '-' || k, 'in-' || n, 'Work ' || k, 10, 5000, 2000, k
    from generate_series(1, 10000) n, generate_series(0, 2) k`,
  `insert into "invoicedHours" ("crewItemId", "invoiceItemId", minutes)
    select "crewItemId", 'it-' || 1 + abs(hashtext("crewItemId")) % 10000 || '-0', "approvedMinutes"
    from "crewCheck" where invoiced`,
];

const plusCrews = [
  `insert into "plusCrew" (id, number, name, "companyId", currency) select 'pl-' || n, 'PC-' || n, 'Plus crew ' || n,
      'co-' || n, 'EUR' from generate_series(1, 20) n`,
  `insert into "plusCrewDay" ("plusCrewId", day, "turnoverMinor", "workedMinutes")
    select 'pl-' || n, current_date - d, 100000, 2400 from generate_series(1, 20) n, generate_series(0, 365) d`,
  `insert into "plusCrewMember" ("plusCrewId", "personId") select 'pl-' || c, 'p-' || c * 20 + k
    from generate_series(1, 20) c, generate_series(0, 14) k`,
];

const crewInformation = [
  `insert into "crewInfo" (id, caption, body, "publishedAt") select 'ci-' || n, 'Info ' || n, 'Read me', now()
    from generate_series(1, 30) n`,
  `insert into "mobileDocument" (id, kind, caption, link, "publishedAt")
    select 'md-' || n, 'companyDocument', 'Paper ' || n, 'https://large.example/' || n, now()
    from generate_series(1, 60) n`,
];

const forms = [
  `insert into form (id, kind, name, rank) select 'fo-' || n, case when n > 6 then 'training' else 'form' end,
      'Form ' || n, n from generate_series(1, 12) n`,
  `insert into "formQuestion" (id, "formId", rank, kind, caption) select 'fq-' || n || '-' || k, 'fo-' || n, k, 'yesNo',
      'Question ' || k from generate_series(1, 12) n, generate_series(0, 9) k`,
  `insert into "formAssignment" ("formId", "personId") select 'fo-' || f, 'p-' || n
    from generate_series(1, 12) f, generate_series(1, 2000) n`,
  `insert into "formResult" (id, "formId", "personId", state, "startedAt", "submittedAt", passed, score)
    select 'fr-' || f || '-' || n, 'fo-' || f, 'p-' || n, 'submitted', now(), now(),
      case when f > 6 then true end, case when f > 6 then 100 end
    from generate_series(1, 12, 2) f, generate_series(1, 2000) n`,
];

/** SQL that fills histories, mails, papers and money. */
export const largeOffice = (size: LargeSize): readonly string[] => [
  ...histories(size),
  ...mails,
  ...papers,
  ...payrolls(size),
  ...receipts,
  ...invoices,
  ...plusCrews,
  ...crewInformation,
  ...forms,
];
