/** The person who starts the server can mend it: the message says how. */
export class BadEnvironment extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadEnvironment';
  }
}
