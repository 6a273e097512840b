import type { SecurityCheckRow } from '@callboard/contract';
import { isoAt, securityCheckBorder, securityCheckState } from '@callboard/domain';
import { namedPerson } from '../../../platform/db/full-name.ts';
import type { Check } from './checks.db.ts';
import type { SeenCrew } from './security-checks.policy.ts';

export function presentCheck(
  check: Check,
  { crew, mayPerform, mayPlan }: SeenCrew,
  now: Date,
): SecurityCheckRow {
  const at = (moment: Date) => isoAt(moment, crew.timeZone);
  const state = securityCheckState(
    { dueFrom: check.due_from, dueUntil: check.due_until, endsAt: check.ends_at, doneAt: check.done_at },
    now,
  );
  const done = check.done_at !== null;
  return {
    id: check.id,
    version: check.version,
    formId: check.form_id,
    form: check.form,
    date: check.date,
    shift: check.shift,
    state,
    border: securityCheckBorder(state),
    dueFrom: at(check.due_from),
    dueUntil: at(check.due_until),
    endsAt: check.ends_at && at(check.ends_at),
    doneAt: check.done_at && at(check.done_at),
    doneBy: namedPerson(check.done_by, check.doneByName),
    resultId: check.result_id,
    started: check.started,
    signedAt: check.signed_at && at(check.signed_at),
    signerName: check.signer_name,
    sentAt: check.sent_at && at(check.sent_at),
    may: {
      perform: mayPerform,
      download: done,
      sign: mayPerform && done && check.signed_file_id === null,
      send: mayPerform && done,
      cancel: mayPlan && !done,
    },
  };
}
