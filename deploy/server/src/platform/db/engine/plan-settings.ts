/**
 * How both engines plan, for every session. Compiling a query takes longer than any of ours runs. And the tables lie in
 * memory or on a solid disk: at the usual price of reading a row by its index (4), a scan over thousands of wrongly
 * guessed rows looks so dear that the plan for joining them no longer matters, and each row reads a whole table.
 */
export const planSettings = 'set jit = off; set random_page_cost = 1.1';
