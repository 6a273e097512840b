/** The tenants of the demo. Each answers on `<tenant>.localhost`. */
export const tenants = ['nordlicht', 'redwave', 'canal'] as const;
export type Tenant = (typeof tenants)[number];

export const originOf = (tenant: Tenant | 'unknown', port: number) => `http://${tenant}.localhost:${port}`;
