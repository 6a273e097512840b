const browsers: readonly [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

const firstOf = (list: readonly [RegExp, string][], text: string): string | undefined =>
  list.find(([mark]) => mark.test(text))?.[1];

/** A device as its owner would call it: "Chrome · Android". */
export const deviceOf = (userAgent: string): string =>
  [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(' · ') ||
  userAgent.slice(0, 60) ||
  '–';
