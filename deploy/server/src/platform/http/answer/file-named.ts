/** Letters that no reader of a header takes for something else. */
const plainName = (name: string): string => name.replace(/[^\x20-\x7e]|["\\/%]/g, '_');

/** In a header brackets, stars and apostrophes mean something as well. */
const wholeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** How an answer is called where it is saved, by readers of old and of today. */
export const fileNamed = (how: 'attachment' | 'inline', name: string) => ({
  'content-disposition': `${how}; filename="${plainName(name)}"; filename*=UTF-8''${wholeName(name)}`,
});
