import * as z from 'zod/mini';

/** Every error the API can answer. Closed: each has a message in seven languages, and a test counts them. */
export const errorCodes = {
  bad_request: 400,
  sign_in: 401,
  wrong_password: 401,
  code_needed: 401,
  forbidden: 403,
  not_offered: 403,
  account_blocked: 403,
  step_up_needed: 403,
  unknown_tenant: 404,
  not_found: 404,
  // The tenant does not use the bundle of the call, or not any more.
  not_entitled: 404,
  conflict: 409,
  wrong_state: 409,
  collision: 409,
  too_early: 409,
  too_late: 409,
  already_checked_in: 409,
  outside_radius: 409,
  not_your_turn: 409,
  document_changed: 409,
  hours_missing: 409,
  paper_needed: 409,
  pay_missing: 409,
  link_used: 410,
  precondition_required: 428,
  too_large: 413,
  unsupported_file: 415,
  invalid: 422,
  key_reused: 422,
  month_locked: 423,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, number>;
export type ErrorCode = keyof typeof errorCodes;

/** What can be wrong with one field. */
export const fieldCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'unknown_field',
  'bad_format',
  'bad_choice',
  'common_password',
  'same_as_login',
  'end_before_start',
  'in_the_past',
  'same_start_and_end',
  'span_too_short',
  'span_too_long',
  'overlaps',
  'no_days',
  'not_enough_left',
  'too_far_ahead',
  'too_long_ago',
  'in_the_future',
  'month_closed',
  'outside_project',
  'outside_positions',
  'invoiced',
  'hours_invoiced',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

const params = z.record(z.string(), z.union([z.string(), z.number()]));

export const apiErrorShape = z.object({
  status: z.number(),
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  params,
  fields: z.array(z.object({ path: z.string(), code: z.enum(fieldCodes), params })),
  traceId: z.string(),
});
export type ApiError = z.infer<typeof apiErrorShape>;
