/** Whether a project may not go to another company: what was invoiced was invoiced to the one it has. */
export const companyProblem = ({ invoices }: { readonly invoices: number }): 'invoiced' | null =>
  invoices > 0 ? 'invoiced' : null;
