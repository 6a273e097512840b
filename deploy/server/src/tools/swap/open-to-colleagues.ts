/** What somebody who sees only their own things sees of others on purpose: the call, the place, and whose it is. */
const open: readonly RegExp[] = [
  // The tenant's words for everybody: types, functions, templates.
  /\((?:body|query)[^:]*: (?:catalogue_entry|function|receipt_template|document_type|location)\)$/,
  // A vacancy is nobody's yet.
  /^other crewItems\.(?:applyVacancy|unapplyVacancy) \(path 2: crew_item\)$/,
  // Who works in a crew knows who has said yes to the same crew.
  /^own crewItems\.crewItem \(path 2: crew_item\)$/,
];

export const openToColleagues = (what: string): boolean => open.some((one) => one.test(what));
