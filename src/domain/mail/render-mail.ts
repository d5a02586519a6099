import type { Locale } from "../locale/locale.ts";
import type { Translate } from "../locale/translate.ts";
import { htmlFrame } from "./html-frame.ts";
import { isDocumentField, linkFieldOf, type MailKind, mailLayouts } from "./mail.ts";
import { escapeHtml, oneLine, severalLines } from "./plain.ts";

/** The site as mails name it; `url` is without a trailing slash. */
export type MailSite = { readonly name: string; readonly url: string; readonly contactMail: string };

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address for replies, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** A whole document, attached as a file. */
  readonly attachment?: { readonly fileName: string; readonly html: string };
  /** What a mail program posts to where the reader wants no more of these mails (RFC 8058). */
  readonly oneClickUrl?: string;
};

type Values = Readonly<Record<string, string>>;

/** Only `message` may have several lines. */
function cleanValues(data: ReadonlyMap<string, string>, site: MailSite): Values {
  const cleaned = [...data]
    .filter(([name]) => !isDocumentField(name))
    .map(([name, value]) => [name, name === "message" ? severalLines(value) : oneLine(value)]);
  return { ...Object.fromEntries(cleaned), site: site.name, contact: site.contactMail };
}

function asHtml(values: Values): Values {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value).replaceAll("\n", "<br>")]);
  return Object.fromEntries(escaped);
}

function endLink(label: string, url = ""): string {
  return `<br><br><a href="${url}" style="color:#566071;text-decoration:underline">${label}</a>`;
}

/**
 * A mail in one language as subject, HTML and text. Values of `data` are untrusted: they cannot end a header, open a tag,
 * or be taken for a placeholder.
 */
export function renderMail(
  kind: MailKind,
  data: ReadonlyMap<string, string>,
  { locale, site, translate }: { readonly locale: Locale; readonly site: MailSite; readonly translate: Translate },
): RenderedMail {
  const values = cleanValues(data, site);
  const escaped = asHtml(values);
  const layout = mailLayouts[kind];
  const keyOf = (part: string) => `${layout.messages}_${part}`;
  const plain = (part: string) => translate(locale, keyOf(part), values);
  const html = (part: string) => translate(locale, keyOf(part), escaped);
  const link = values[linkFieldOf(kind) ?? ""];
  const button = link === undefined ? undefined : { label: translate(locale, keyOf("button")), link };
  const isToUser = kind !== "contact";
  const { endUrl, oneClickUrl } = values;
  const ending = endUrl === undefined ? undefined : translate(locale, "mail_end");
  const document = data.get("document");

  const text = [
    plain("heading"),
    ...layout.before.map(plain),
    ...(button === undefined ? [] : [`${button.label}:\n${button.link}`]),
    ...layout.after.map(plain),
    `--\n${site.name}\n${site.url}`,
    ...(isToUser ? [translate(locale, "mail_reason", values)] : []),
    ...(ending === undefined ? [] : [`${ending}:\n${endUrl}`]),
  ].join("\n\n");

  const siteUrl = escapeHtml(site.url);
  return {
    subject: plain("subject"),
    text: `${text}\n`,
    html: htmlFrame({
      locale,
      site: escapeHtml(site.name),
      siteUrl,
      subject: html("subject"),
      preview: html("preview"),
      heading: html("heading"),
      before: layout.before.map(html),
      button: button && {
        label: button.label,
        url: escapeHtml(button.link),
        hint: translate(locale, "mail_link_hint"),
      },
      after: layout.after.map(html),
      footer: isToUser
        ? `${translate(locale, "mail_reason", escaped)}${ending === undefined ? "" : endLink(ending, escaped.endUrl)}`
        : `<a href="${siteUrl}" style="color:#566071">${siteUrl}</a>`,
    }),
    ...(isToUser ? {} : { replyTo: { name: values.name ?? "", address: values.mail ?? "" } }),
    ...(kind === "contactAnswer" && { replyTo: { name: site.name, address: site.contactMail } }),
    ...(oneClickUrl !== undefined && { oneClickUrl }),
    ...(document !== undefined && {
      attachment: { fileName: oneLine(data.get("documentName") ?? ""), html: document },
    }),
  };
}
