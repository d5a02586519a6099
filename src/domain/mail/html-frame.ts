import type { Locale } from "../locale/locale.ts";

/** The parts of a mail, already escaped. */
export type HtmlParts = {
  readonly locale: Locale;
  readonly site: string;
  readonly siteUrl: string;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly before: readonly string[];
  readonly button: { readonly label: string; readonly url: string; readonly hint: string } | undefined;
  readonly after: readonly string[];
  readonly footer: string;
};

const textFont = "'Segoe UI',Seravek,Ubuntu,Calibri,'Helvetica Neue',Arial,sans-serif";
const displayFont = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";

/** For mail clients that support style sheets; others use the inline styles. Button and header look the same in both themes. */
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#10161f!important}
.card{background-color:#18212d!important}
.card,.head{border-color:#2c3848!important}
.text{color:#f3eee3!important}
.muted,.muted a{color:#a9b3c0!important}
}
@media (max-width:480px){.card{padding:26px 22px 24px!important}.head{padding:18px 22px 14px!important}.foot{padding:18px 22px!important}}`;

function paragraphs(texts: readonly string[]): string {
  return texts
    .map(
      (text) =>
        `<p class="text" style="margin:0 0 16px;color:#1b2432;font-family:${textFont};font-size:17px;line-height:1.55;overflow-wrap:anywhere;word-break:break-word">${text}</p>`,
    )
    .join("\n");
}

function buttonOf({ label, url, hint }: NonNullable<HtmlParts["button"]>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 22px"><tr>
<td bgcolor="#ffd84d" style="background-color:#ffd84d;border-radius:8px"><a href="${url}" style="display:inline-block;padding:14px 26px;color:#141c28;font-family:${textFont};font-size:17px;font-weight:700;line-height:1.2;text-decoration:none;border-radius:8px">${label}</a></td>
</tr></table>
<p class="muted" style="margin:0 0 22px;color:#566071;font-family:${textFont};font-size:14px;line-height:1.5">${hint}<br><a href="${url}" style="color:#566071;text-decoration:underline;overflow-wrap:anywhere;word-break:break-all">${url}</a></p>`;
}

/** A document of tables and inline styles, which every mail client renders; it loads nothing. */
export function htmlFrame(parts: HtmlParts): string {
  return `<!doctype html>
<html lang="${parts.locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${parts.subject}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#fbf7ef">
<div style="display:none;max-height:0;overflow:hidden">${parts.preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#fbf7ef"><tr>
<td align="center" style="padding:28px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px">
<tr><td class="head" bgcolor="#141c28" style="padding:20px 36px 16px;background-color:#141c28;border:1px solid #141c28;border-bottom:0;border-radius:12px 12px 0 0">
<a href="${parts.siteUrl}" style="color:#fbf7ef;font-family:${displayFont};font-size:22px;font-weight:700;line-height:1.2;text-decoration:none">${parts.site}</a>
<div style="width:64px;height:5px;margin-top:10px;background-color:#ffd84d;border-radius:3px;font-size:0;line-height:0">&nbsp;</div>
</td></tr>
<tr><td class="card" bgcolor="#fffdf8" style="padding:32px 36px 26px;background-color:#fffdf8;border:1px solid #ded5c5;border-top:0;border-radius:0 0 12px 12px">
<h1 class="text" style="margin:0 0 18px;color:#1b2432;font-family:${displayFont};font-size:27px;font-weight:700;line-height:1.25;overflow-wrap:anywhere;word-break:break-word">${parts.heading}</h1>
${paragraphs(parts.before)}
${parts.button === undefined ? "" : buttonOf(parts.button)}
${paragraphs(parts.after)}
</td></tr>
<tr><td class="muted foot" style="padding:20px 37px;color:#566071;font-family:${textFont};font-size:14px;line-height:1.5">${parts.footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
