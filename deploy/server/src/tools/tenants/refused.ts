/** What the operator asked for cannot be done; each reason is a sentence. */
export class TenantCommandRefused extends Error {
  constructor(...reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'TenantCommandRefused';
  }
}
