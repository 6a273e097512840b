/** Everything that is kept is for the server's own account: no umask has to be remembered for it. */
export const privateFolder = { recursive: true, mode: 0o700 } as const;
export const privateFile = 0o600;

/** For whole processes: what libraries and programs write that take no mode from us, like temporary files. */
export const privateUmask = 0o077;
