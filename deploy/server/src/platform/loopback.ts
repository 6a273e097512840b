/** Whether a host can only be this machine, where a tenant answers without a certificate and on any port. */
export const isThisMachine = (host: string): boolean => isLoopback(host) || host.endsWith('.localhost');

/** Whether only this machine reaches an address, or whether it is this machine that calls from there. */
export function isLoopback(address: string): boolean {
  const plain = address
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return plain === 'localhost' || plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
