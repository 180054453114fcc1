import type { LetterWords } from "./letter-words.ts";
import { escaped } from "../markup/escaped.ts";

/** What stands on the page of a mail. */
interface MailContent extends Omit<LetterWords, "action"> {
  readonly link: { readonly label: string; readonly url: string } | undefined;
  readonly brandName: string;
  readonly baseUrl: string;
}

/**
 * A mail as a page. Programs for mail know little of CSS: a table holds the column, colours stand at each
 * element, and those of the dark theme in a rule for the programs that know it. No pictures and nothing
 * from elsewhere: opening it tells nobody.
 */
export function mailPage(content: MailContent): string {
  const { subject, greeting, paragraphs, code, link, footer, brandName, baseUrl } = content;
  const [first = "", ...rest] = paragraphs;
  const body = [
    paragraph(greeting),
    paragraph(first),
    code === undefined ? "" : codeBlock(code),
    ...rest.map(paragraph),
    link ? button(link) : "",
  ].join("\n");
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f5f7;color:#16191f">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe2e8;border-radius:12px">
<tr><td style="padding:32px 24px;font-family:${fonts};font-size:16px;line-height:24px">
<p style="margin:0 0 24px"><a class="brand" href="${escaped(baseUrl)}" style="color:#16191f;font-weight:700;font-size:18px;text-decoration:none">${escaped(brandName)}</a></p>
<h1 class="words" style="margin:0 0 16px;font-size:20px;line-height:28px;color:#16191f">${escaped(subject)}</h1>
${body}
<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dfe2e8;font-size:13px;line-height:20px;color:#596070">${escaped(footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const fonts = "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";

const darkRules = `
@media (prefers-color-scheme: dark) {
  .page { background: #101216 !important; }
  .card { background: #181b21 !important; border-color: #2d323c !important; }
  .words, .brand { color: #eef0f4 !important; }
  .quiet { color: #a4abb8 !important; border-color: #2d323c !important; }
  .code { background: #262b34 !important; color: #eef0f4 !important; }
  .button { background: #9db8ff !important; color: #10131a !important; }
}
`;

function paragraph(text: string): string {
  return `<p class="words" style="margin:0 0 16px;color:#16191f">${escaped(text)}</p>`;
}

function codeBlock(code: string): string {
  return `<p class="code" style="margin:0 0 16px;padding:16px;border-radius:8px;background:#eef0f4;color:#16191f;font-family:Menlo,Consolas,monospace;font-size:28px;line-height:36px;letter-spacing:6px;text-align:center">${escaped(code)}</p>`;
}

function button({ label, url }: { readonly label: string; readonly url: string }): string {
  return `<p style="margin:24px 0 0"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`;
}
