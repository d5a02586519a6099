import type { Locale } from "../locale/locale.ts";
import { htmlFrame } from "./html-frame.ts";
import { type MailKind, mailFields } from "./mail.ts";
import type { FrameText, MailText } from "./mail-text.ts";
import { escapeHtml, oneLine, severalLines } from "./plain.ts";
import { englishFrame, englishMails } from "./texts/en.ts";
import { spanishFrame, spanishMails } from "./texts/es.ts";
import { turkishFrame, turkishMails } from "./texts/tr.ts";

/** What every mail says of the site; `url` is its public address without a trailing slash. */
export type MailSite = { readonly name: string; readonly url: string; readonly contactMail: string };

export type RenderedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** To whom an answer goes, where that is not the site. */
  readonly replyTo?: { readonly name: string; readonly address: string };
};

const mails: Readonly<Record<Locale, Readonly<Record<MailKind, MailText>>>> = {
  tr: turkishMails,
  en: englishMails,
  es: spanishMails,
};
const frames: Readonly<Record<Locale, FrameText>> = { tr: turkishFrame, en: englishFrame, es: spanishFrame };

/** Replaces `{name}` by its value in one pass, so that a value is never itself taken for a template. */
function fill(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/** Only a message has lines of its own; every other value stays on one. */
function tidied(data: ReadonlyMap<string, string>): [string, string][] {
  return [...data].map(([name, value]) => [name, name === "message" ? severalLines(value) : oneLine(value)]);
}

function asHtml(values: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...values].map(([name, value]) => [name, escapeHtml(value).replaceAll("\n", "<br>")]));
}

/**
 * A mail in one language as subject, HTML and text. Values of `data` may be anything that people wrote: they cannot end
 * a header, open a tag, or be taken for a template.
 */
export function renderMail(
  kind: MailKind,
  data: ReadonlyMap<string, string>,
  locale: Locale,
  site: MailSite,
): RenderedMail {
  const values = new Map([...tidied(data), ["site", site.name], ["contact", site.contactMail]]);
  const escaped = asHtml(values);
  const words = mails[locale][kind];
  const frame = frames[locale];
  const plain = (template: string) => fill(template, values);
  const html = (template: string) => fill(template, escaped);
  const link = values.get(mailFields[kind].find((field) => field.endsWith("Url")) ?? "");
  const button = link === undefined || words.button === undefined ? undefined : { label: words.button, link };
  const isLetterToPerson = kind !== "contact";

  const text = [
    plain(words.heading),
    ...words.before.map(plain),
    ...(button === undefined ? [] : [`${button.label}:\n${button.link}`]),
    ...words.after.map(plain),
    `--\n${site.name}\n${site.url}`,
    ...(isLetterToPerson ? [plain(frame.reason)] : []),
  ].join("\n\n");

  const siteUrl = escapeHtml(site.url);
  return {
    subject: plain(words.subject),
    text: `${text}\n`,
    html: htmlFrame({
      locale,
      site: escapeHtml(site.name),
      siteUrl,
      subject: html(words.subject),
      preview: html(words.preview),
      heading: html(words.heading),
      before: words.before.map(html),
      button: button && { label: button.label, url: escapeHtml(button.link), hint: frame.linkHint },
      after: words.after.map(html),
      footer: isLetterToPerson ? html(frame.reason) : `<a href="${siteUrl}" style="color:#566071">${siteUrl}</a>`,
    }),
    ...(isLetterToPerson ? {} : { replyTo: { name: values.get("name") ?? "", address: values.get("mail") ?? "" } }),
  };
}
