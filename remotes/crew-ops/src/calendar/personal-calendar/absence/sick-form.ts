/** What is wrong with a report, by the rules of the server: nobody was sick already, and it ends after it began. */
export function sickProblems({ from, to }: { from: string; to: string }, today: string) {
  if (from < today) return [{ path: 'from', code: 'in_the_past' } as const];
  return to !== '' && to < from ? [{ path: 'to', code: 'end_before_start' } as const] : [];
}
