/**
 * What is said of somebody who is expected and has not come: from which minute after the planned start on, by the
 * product's usual rules. Buttons ask the rule in TypeScript, reminders the conditions in SQL.
 */
export const startCases = [
  { name: 'two hours and a second before', seconds: -7_201, preCallMissing: false, noShow: false },
  { name: 'two hours before', seconds: -7_200, preCallMissing: true, noShow: false },
  { name: 'a second before the start', seconds: -1, preCallMissing: true, noShow: false },
  { name: 'a second before a quarter past', seconds: 899, preCallMissing: false, noShow: false },
  { name: 'a quarter past', seconds: 900, preCallMissing: false, noShow: true },
  { name: 'hours later', seconds: 18_000, preCallMissing: false, noShow: true },
] as const;
