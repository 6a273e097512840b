/** Names of the Trusted Types policies that may exist, and no other. */
const policyNames = (features: readonly string[]): string[] => [
  'callboard-boot',
  'callboard-worker',
  'callboard-shell',
  ...features.map((id) => `callboard-${id}`),
  // Cleaned HTML of a mail, on its way into a frame without scripts.
  'callboard-mail',
  // The address of the empty worker, and no other.
  'callboard-script-worker',
];

type PolicyParts = {
  /** Features in use, each of which has a policy of its own. */
  readonly features: readonly string[];
  /** Of the scripts in the document itself. */
  readonly hashes: readonly string[];
  readonly styleHashes?: readonly string[] | undefined;
  /** Where else pictures may come from. */
  readonly pictureOrigins?: readonly string[] | undefined;
};

/** The policy of every document. */
export const contentPolicy = ({
  features,
  hashes,
  styleHashes = [],
  pictureOrigins = [],
}: PolicyParts): string =>
  [
    "default-src 'none'",
    `script-src ${hashes.map((hash) => `'${hash}'`).join(' ')} 'strict-dynamic'`,
    `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}`,
    // Those of a mail are shown in a document with another policy (`mailFramePolicy`).
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policyNames(features).join(' ')}`,
  ].join('; ');

/** On everything that is served. */
export const safeHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export const documentHeaders = {
  ...safeHeaders,
  'Integrity-Policy': 'blocked-destinations=(script)',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  // Kept by no shared cache, and asked for each time: it is small and answers 304.
  'Cache-Control': 'no-cache',
} as const;
