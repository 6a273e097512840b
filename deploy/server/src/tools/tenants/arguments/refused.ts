/** What the operator asked for cannot be done; each reason is a sentence. */
export class TenantCommandRefused extends Error {
  constructor(...reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'TenantCommandRefused';
  }
}

export const unknownTenant = (id: string, tenants: readonly { readonly id: string }[]) =>
  new TenantCommandRefused(
    `There is no tenant "${id}". There are: ${tenants.map((one) => one.id).join(', ') || 'none'}.`,
  );
