import type { SecurityCheckRow } from '@callboard/contract';
import { isoAt, securityCheckBorder, securityCheckState } from '@callboard/domain';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { Check } from './checks.db.ts';
import type { SeenCrew } from './security-checks.policy.ts';

export function presentCheck(
  check: Check,
  { crew, mayPerform, mayPlan }: SeenCrew,
  now: Date,
): SecurityCheckRow {
  const at = (moment: Date) => isoAt(moment, crew.timeZone);
  const state = securityCheckState(
    { dueFrom: check.dueFrom, dueUntil: check.dueUntil, endsAt: check.endsAt, doneAt: check.doneAt },
    now,
  );
  const done = check.doneAt !== null;
  return {
    id: check.id,
    version: check.version,
    formId: check.formId,
    form: check.form,
    date: check.date,
    shift: check.shift,
    state,
    border: securityCheckBorder(state),
    dueFrom: at(check.dueFrom),
    dueUntil: at(check.dueUntil),
    endsAt: check.endsAt && at(check.endsAt),
    doneAt: check.doneAt && at(check.doneAt),
    doneBy: namedPerson(check.doneBy, check.doneByName),
    resultId: check.resultId,
    started: check.started,
    signedAt: check.signedAt && at(check.signedAt),
    signerName: check.signerName,
    sentAt: check.sentAt && at(check.sentAt),
    may: {
      perform: mayPerform,
      download: done,
      sign: mayPerform && done && check.signedFileId === null,
      send: mayPerform && done,
      cancel: mayPlan && !done,
    },
  };
}
