import type { Mail } from './mail.ts';

/** A mail in the form it is sent in. */
export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** @param publicUrl where links lead, without trailing slash */
export function renderMail(mail: Mail, publicUrl: string): Rendered {
  return { subject: mail.subject, text: plain(mail, publicUrl), html: page(mail, publicUrl) };
}

const sign = 'Topout';

function plain({ greeting, paragraphs, rows = [], action, note }: Mail, publicUrl: string): string {
  const [first = '', ...others] = paragraphs;
  const blocks = [
    greeting && `Hello ${greeting},`,
    first,
    rows.map(({ title, detail }) => `- ${title}: ${detail}`).join('\n'),
    ...others,
    action && `${action.label}:\n${publicUrl}${action.path}`,
    note,
    `-- \n${sign}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Mail programs know tables and inline styles, and little else. They choose the colours, so that dark ones
 * stay dark.
 */
function page({ subject, greeting, paragraphs, rows = [], action, note }: Mail, publicUrl: string): string {
  const [first = '', ...others] = paragraphs;
  const blocks = [
    greeting ? paragraph(`Hello ${greeting},`) : '',
    paragraph(first),
    rows.length > 0 ? list(rows) : '',
    ...others.map((text) => paragraph(text)),
    action ? button(action.label, publicUrl + action.path) : '',
    note ? paragraph(note, small) : '',
    paragraph(sign, small),
  ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px"><div style="max-width:520px;margin:0 auto;${font}">`,
    ...blocks.filter(Boolean),
    '</div></body></html>',
  ].join('\n');
}

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5";
const small = 'font-size:13px;opacity:.75';

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

function list(rows: NonNullable<Mail['rows']>): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #88888855;vertical-align:top';
  const lines = rows.map(
    ({ title, detail }) =>
      `<tr><td style="${cell};font-weight:600;padding-right:16px">${escaped(title)}</td><td style="${cell}">${escaped(detail)}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${lines.join('')}</table>`;
}

/** Repeats the address below: some programs show no links, and nobody should have to trust a button. */
function button(label: string, url: string): string {
  const look =
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#14171a;color:#ffffff;font-weight:600;text-decoration:none;border:1px solid #88888855';
  return [
    `<p style="margin:8px 0 16px"><a href="${escaped(url)}" style="${look}">${escaped(label)}</a></p>`,
    `<p style="margin:0 0 16px;${small};word-break:break-all">${escaped(url)}</p>`,
  ].join('\n');
}

/** Text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
