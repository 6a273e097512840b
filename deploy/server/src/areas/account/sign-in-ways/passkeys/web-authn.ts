/** It brings 250 files for certificates, and few sign in with a passkey: a start does not wait for it. */
export const webAuthn = () => import('@simplewebauthn/server');
