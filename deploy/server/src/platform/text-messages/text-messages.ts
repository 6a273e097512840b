/** The request by which a tenant's provider of text messages (or of a chat) is asked to send one. */
export type TextTemplate = {
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type TextMessage = {
  readonly tenant: string;
  /** A number with its country, like +43 660 1234567 without spaces. */
  readonly to: string;
  readonly text: string;
};

export type TextMessagePort = {
  /** Called by a job after the transaction is committed; throws to be tried again. */
  send(message: TextMessage, template: TextTemplate): Promise<void>;
};

type Values = Pick<TextMessage, 'to' | 'text'>;

const filledWith = (template: string, { to, text }: Values, as: (value: string) => string): string =>
  template.replace(/\{(to|text)\}/g, (_, name: keyof Values) => as({ to, text }[name]));

const asIs = (value: string): string => value;
const insideJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** How a value stands in a body of this type. */
function writtenIn(headers: TextTemplate['headers']): (value: string) => string {
  const [, type = 'application/json'] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (type.includes('json')) return insideJson;
  return type.includes('urlencoded') ? encodeURIComponent : asIs;
}

/** A template with a message in it; whatever somebody wrote stays inside its place. */
export const filledTemplate = (template: TextTemplate, message: Values): TextTemplate => ({
  ...template,
  address: filledWith(template.address, message, encodeURIComponent),
  body: filledWith(template.body, message, writtenIn(template.headers)),
});
