/** Everything that the server reads from its environment. The README has the same table; a test compares them. */
export const environmentVariables = [
  { name: 'PORT', otherwise: '4000', about: 'the port' },
  { name: 'HOST', otherwise: 'this machine only', about: 'where to listen' },
  {
    name: 'NODE_ENV',
    otherwise: '–',
    about: '`production`: no demo unless it is asked for, and no `/dev/mail`',
  },
  {
    name: 'CALLBOARD_DATA',
    otherwise: '`.data`',
    about: 'the data folder (database, files, outgoing mail)',
  },
  { name: 'DATABASE_URL', otherwise: '–', about: 'a PostgreSQL instead of the embedded database' },
  { name: 'CALLBOARD_RELEASES', otherwise: '`.releases`', about: 'the folder of published releases' },
  {
    name: 'CALLBOARD_MASTER_KEY_FILE',
    otherwise: '`.data/master.key`, made at the first start',
    about: 'what locks the keys in the database; PostgreSQL without the demo needs it ([keys](#keys))',
  },
  { name: 'CALLBOARD_MASTER_KEY', otherwise: '–', about: 'the same key itself instead of a file' },
  {
    name: 'SMTP_URL',
    otherwise: 'mails lie locked in the outbox',
    about:
      'the mail server, with limits of time of its own where they are needed (`?socketTimeout=120000`); without one mails are read at `/dev/mail` or by `pnpm mail`',
  },
  {
    name: 'CALLBOARD_MAIL_FROM',
    otherwise: '`Callboard <no-reply@callboard.localhost>`',
    about: 'who sends the mails',
  },
  { name: 'CALLBOARD_TRUST_PROXY', otherwise: 'nobody', about: 'whom we believe who calls (below)' },
  {
    name: 'CALLBOARD_FREE_MB',
    otherwise: '128',
    about:
      'below it nothing is written, on the disks of the data folder, with either database ([health](#health))',
  },
  {
    name: 'CALLBOARD_UPLOAD_MB_LOGIN',
    otherwise: '500',
    about: 'so much of files a login may send within an hour',
  },
  {
    name: 'CALLBOARD_UPLOAD_MB_TENANT',
    otherwise: '5000',
    about: 'so much of files a tenant may send within an hour',
  },
  {
    name: 'CALLBOARD_DRAIN_MS',
    otherwise: '0',
    about: 'how long the server still serves after it said that it is not ready any more',
  },
  {
    name: 'CALLBOARD_MAP_TILES',
    otherwise: 'places are drawn plainly',
    about: 'where pictures of maps come from (below)',
  },
  {
    name: 'CALLBOARD_MAP_ATTRIBUTION',
    otherwise: '`© OpenStreetMap contributors`',
    about: 'who made them',
  },
  {
    name: 'CALLBOARD_TIMESTAMP_URL',
    otherwise: '–',
    about:
      'a service that confirms when a paper was sealed (RFC 3161); without an answer for an hour papers are sealed without',
  },
  {
    name: 'CALLBOARD_DEMO',
    otherwise: '1 where only this machine can reach the server',
    about: '1 puts the demo into an empty database, 0 does not',
  },
  { name: 'CALLBOARD_LOG', otherwise: '`info`, in a terminal `warn`', about: 'what is logged at least' },
  {
    name: 'CALLBOARD_PUSH_SERVICES',
    otherwise: '–',
    about: 'hosts of push services beyond the known ones, with commas',
  },
  {
    name: 'CALLBOARD_CALENDAR_HOSTS',
    otherwise: '–',
    about: "hosts of people's private calendars that may lie in inner nets and go without https, with commas",
  },
  {
    name: 'CALLBOARD_TEXT_HOSTS',
    otherwise: '–',
    about: 'hosts in inner nets that may be providers of text messages, with commas',
  },
] as const;

export type EnvironmentVariable = (typeof environmentVariables)[number]['name'];
/** A name that is not in the table does not compile. */
export type Variables = Readonly<Partial<Record<EnvironmentVariable, string | undefined>>>;
