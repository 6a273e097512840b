type MailPage = {
  language: string;
  title: string;
  lines: readonly string[];
  link: string;
  action: string;
  small: readonly string[];
};

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** A mail as a small page. Mail readers know no style sheets, so every style stands at its element. */
export const mailPage = ({
  language,
  title,
  lines,
  link,
  action,
  small,
}: MailPage): string => `<!doctype html>
<html lang="${safe(language)}"><head><meta charset="utf-8"><title>${safe(title)}</title></head>
<body style="margin:0;padding:24px;background:#f5f3ee;color:#1b1a17;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:24px;background:#fffefb;border-radius:16px">
${lines.map((line) => `<p style="margin:0 0 16px">${safe(line)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${safe(link)}" style="display:inline-block;padding:14px 22px;border-radius:10px;background:#0b6b5d;color:#ffffff;text-decoration:none;font-weight:600">${safe(action)}</a></p>
${small.map((line) => `<p style="margin:0 0 8px;color:#67635a;font-size:13px">${safe(line)}</p>`).join('\n')}
</div></body></html>
`;
