/** What somebody who sees only their own things sees of others on purpose: the call, the place, and whose it is. */
const open: readonly RegExp[] = [
  // The tenant's words for everybody: types, functions, templates.
  /\((?:body|query)[^:]*: (?:catalogueEntry|function|receiptTemplate|documentType|location)\)$/,
  // Whoever hands a signature on chooses among all who are here.
  /^other documents\.delegate \(body\.personId: person\)$/,
  // Written for everybody who may read one of them.
  /^other crewInfo\.crewInfoEntry \(path 2: crewInfo\)$/,
  /^other mobileDocuments\.mobileDocumentFile \(path 2: mobileDocument\)$/,
  // What one accountant owes, any other one may finish: somebody may be ill.
  /^other todos\.finishTodo \(path 2: activity\)$/,
  // A vacancy is nobody's yet.
  /^other crewItems\.crewItem \(path 2: crewItem\): 200 .*"status":"vacant"/,
  /^other crewItems\.(?:applyVacancy|unapplyVacancy) \(path 2: crewItem\)$/,
  // Who works in a crew knows who has said yes to the same crew.
  /^own crewItems\.crewItem \(path 2: crewItem\)$/,
];

/** `wrong` is the difference that was found. */
export const openToColleagues = (what: string, wrong: string): boolean =>
  open.some((one) => one.test(what) || one.test(`${what}: ${wrong}`));
