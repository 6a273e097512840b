/** Whether only this machine reaches an address, or whether it is this machine that calls from there. */
export function isLoopback(address: string): boolean {
  const plain = address
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return plain === 'localhost' || plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
