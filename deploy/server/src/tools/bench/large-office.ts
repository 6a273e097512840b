import type { LargeSize } from './large-size.ts';

/** SQL that fills histories, mails, papers and money. */
export const largeOffice = ({ activities, notifications, months }: LargeSize): readonly string[] => [
  `insert into activity (id, person_id, type, category, caption, body, person_party, subject_kind, subject_id,
      actor_id, before, after, at)
    select 'ac-' || n, 'p-' || 1 + n % 2000, 'LOG', 'job', 'confirm', 'Confirmed', 'p-' || 1 + n % 2000, 'crewItem',
      'i-' || n / 274 % 730 || '-' || n % 274, 'p-' || 10 + n % 5, '{"status": "requested"}',
      '{"status": "confirmed"}', now() - n * interval '45 seconds'
    from generate_series(1, ${activities}) n`,
  `insert into activity (id, type, category, caption, body, recipient_id, due_date, priority, done_at, at)
    select 'td-' || n, case when n % 5 = 0 then 'TODO_PAYROLL_ITEM' else 'TODO_INT' end, 'job', 'expired',
      'Look after it', case when n % 4 = 0 then null else 'p-' || 10 + n % 10 end, current_date - 100 + n % 120,
      1 + n % 3, case when n % 10 < 8 then now() end, now() - n * interval '1 hour'
    from generate_series(1, 5000) n`,
  `insert into notification (id, person_id, kind, params, at, read_at)
    select 'no-' || n, 'p-' || 1 + n % 2000, 'jobRequested', '{"name": "Load-in"}', now() - n * interval '4 minutes',
      case when n % 5 > 0 then now() end from generate_series(1, ${notifications}) n`,
  `insert into mailbox (id, name, address) select 'mb-' || n, 'Box ' || n, 'box' || n || '@large.example'
    from generate_series(1, 3) n`,
  `insert into email_message (id, mailbox_id, subject, from_name, from_email, to_people, cc_people, received_at,
      body_text, search_text)
    select 'em-' || n, 'mb-' || 1 + n % 3, 'Subject ' || n, 'Petra Maier', 'petra@company.example',
      '[{"name": "Box", "email": "box@large.example"}]', '[]', now() - n * interval '50 minutes',
      repeat('The lorry comes at six to gate three. ', 40), 'subject ' || n || ' the lorry comes at six to gate three'
    from generate_series(1, 5000) n`,
  `insert into document_type (id, caption) select 'dt-' || n, 'Type ' || n from generate_series(1, 8) n`,
  `insert into document (id, number, name, type_id, status, owner_id, allow_signatories, created_at, valid_until)
    select 'do-' || n || '-' || k, 'D-' || n || '-' || k, 'Document ' || k, 'dt-' || 1 + k % 8,
      (array['readyToSign', 'information', 'onGoing', 'draft', 'information', 'toUpload', 'beingVerified', 'refused',
        'information', 'information'])[1 + k], 'p-' || n, k in (0, 2), now() - k * interval '20 days',
      current_date + 200 from generate_series(1, 2000) n, generate_series(0, 9) k`,
  `insert into signatory (id, document_id, person_id, contact_number, name, email, step, status)
    select 'si-' || id, id, owner_id, 'C-' || owner_id, 'Somebody', 's@large.example', 1, 'readyToSign'
    from document where allow_signatories`,
  `insert into document_link (document_id, subject_kind, subject_id)
    select id, 'person', owner_id from document where status = 'information'`,
  `insert into document_link (document_id, subject_kind, subject_id)
    select 'do-' || n || '-1', 'project', 'pr-' || 1 + n % 1460 from generate_series(1, 2000) n`,
  `insert into payroll (id, number, person_id, from_day, to_day, status, gross_minor, net_minor, currency,
      released_at, paid_at)
    select 'pa-' || n || '-' || m, 'L-' || n || '-' || m, 'p-' || n,
      (date_trunc('month', current_date) - make_interval(months => m))::date,
      (date_trunc('month', current_date) - make_interval(months => m - 1) - interval '1 day')::date,
      case m when 1 then 'released' else 'paid' end, 250000, 180000, 'EUR', now(),
      case when m > 1 then now() end
    from generate_series(1, 2000) n, generate_series(1, ${months}) m`,
  `insert into payroll_item (id, payroll_id, caption, day, planned_minutes, paid_minutes, amount_minor, status, rank)
    select 'pi-' || p.id || '-' || k, p.id, 'Work ' || k, p.from_day + k * 5, 600, 570, 50000,
      case p.status when 'paid' then 'confirmed' else 'open' end, k
    from payroll p, generate_series(0, 4) k`,
  `insert into receipt (id, number, person_id, type_id, status, date, merchant, project_id, currency, payment,
      net_minor, gross_minor, created_at)
    select 're-' || n, 'R-' || n, 'p-' || 1 + n % 2000, 'receiptTypes-' || 1 + n % 12,
      (array['draft', 'submitted', 'approved', 'paid', 'rejected'])[1 + n % 5], current_date - n % 400,
      'Merchant ' || n, 'pr-' || 1 + n % 1460, 'EUR', 'own', 1000, 1200, now()
    from generate_series(1, 20000) n`,
  `insert into receipt_item (id, receipt_id, description, quantity, unit_price_minor, vat_rate, rank)
    select 'rt-' || n || '-' || k, 're-' || n, 'Thing ' || k, 1, 600, 2000, k
    from generate_series(1, 20000) n, generate_series(0, 1) k`,
  `insert into invoice (id, number, company_id, project_id, invoice_date, due_date, paid_date, currency, net_minor,
      gross_minor, created_at)
    select 'in-' || n, 'RE-' || n, case when n % 25 = 1 then 'co-1' else 'co-' || 1 + n % 200 end,
      'pr-' || 1 + n % 1460, current_date - n % 700, current_date - n % 700 + 14,
      case when n % 4 > 0 then current_date - n % 700 + 10 end, 'EUR', 100000, 120000, now()
    from generate_series(1, 10000) n`,
  `insert into invoice_item (id, invoice_id, description, quantity, unit_price_minor, vat_rate, rank)
    select 'it-' || n || '-' || k, 'in-' || n, 'Work ' || k, 10, 5000, 2000, k
    from generate_series(1, 10000) n, generate_series(0, 2) k`,
  `insert into invoiced_hours (crew_item_id, invoice_item_id, minutes)
    select crew_item_id, 'it-' || 1 + abs(hashtext(crew_item_id)) % 10000 || '-0', approved_minutes
    from crew_check where invoiced`,
  `insert into plus_crew (id, number, name, company_id, currency) select 'pl-' || n, 'PC-' || n, 'Plus crew ' || n,
      'co-' || n, 'EUR' from generate_series(1, 20) n`,
  `insert into plus_crew_day (plus_crew_id, day, turnover_minor, worked_minutes)
    select 'pl-' || n, current_date - d, 100000, 2400 from generate_series(1, 20) n, generate_series(0, 365) d`,
  `insert into plus_crew_member (plus_crew_id, person_id) select 'pl-' || c, 'p-' || c * 20 + k
    from generate_series(1, 20) c, generate_series(0, 14) k`,
  `insert into crew_info (id, caption, body, published_at) select 'ci-' || n, 'Info ' || n, 'Read me', now()
    from generate_series(1, 30) n`,
  `insert into mobile_document (id, kind, caption, link, published_at)
    select 'md-' || n, 'companyDocument', 'Paper ' || n, 'https://large.example/' || n, now()
    from generate_series(1, 60) n`,
  `insert into form (id, kind, name, rank) select 'fo-' || n, case when n > 6 then 'training' else 'form' end,
      'Form ' || n, n from generate_series(1, 12) n`,
  `insert into form_question (id, form_id, rank, kind, caption) select 'fq-' || n || '-' || k, 'fo-' || n, k, 'yesNo',
      'Question ' || k from generate_series(1, 12) n, generate_series(0, 9) k`,
  `insert into form_assignment (form_id, person_id) select 'fo-' || f, 'p-' || n
    from generate_series(1, 12) f, generate_series(1, 2000) n`,
  `insert into form_result (id, form_id, person_id, state, started_at, submitted_at, passed, score)
    select 'fr-' || f || '-' || n, 'fo-' || f, 'p-' || n, 'submitted', now(), now(),
      case when f > 6 then true end, case when f > 6 then 100 end
    from generate_series(1, 12, 2) f, generate_series(1, 2000) n`,
];
