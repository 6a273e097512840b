/** Keys derived from the installation's one secret; the same in every process of it. */
export type SecretOf = (purpose: 'token' | 'file' | 'link' | 'log') => Uint8Array;
