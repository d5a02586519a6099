import { describe, expect, test } from "vitest";
import { readMessageFiles } from "../../../tests/factories/message-files.ts";
import { loadTranslate } from "../../main/translate.ts";
import { locales } from "../locale/locale.ts";
import {
  isDocumentField,
  linkFieldOf,
  type MailData,
  type MailKind,
  mailFields,
  mailLayouts,
  readMailData,
} from "./mail.ts";
import { renderMail } from "./render-mail.ts";

const site = { name: "Dizi Okulu", url: "https://diziokulu.example", contactMail: "info@diziokulu.example" };

const plainSamples = {
  welcome: { username: "Şükran7", activationUrl: "https://diziokulu.example/hesabim/aktivasyon/a-Code_1" },
  reset: { username: "Şükran7", resetUrl: "https://diziokulu.example/hesabim/sifre-yenile/a-Code_2" },
  mailChangeConfirm: {
    username: "Şükran7",
    newMail: "new@example.org",
    confirmUrl: "https://diziokulu.example/hesabim/aktivasyon/a-Code_3?mail=1&x=2",
  },
  mailChangeNotice: {
    username: "Şükran7",
    newMail: "new@example.org",
    cancelUrl: "https://diziokulu.example/hesabim/aktivasyon/a-Code_4?change=cancel",
  },
  mailChanged: { username: "Şükran7", newMail: "new@example.org" },
  passwordChanged: { username: "Şükran7", device: "Firefox, Windows", time: "22 November 2026 at 09:30 GMT+3" },
  newDevice: {
    username: "Şükran7",
    device: "Firefox, Windows",
    address: "203.0.113.x",
    time: "22 November 2026 at 09:30 GMT+3",
  },
  deletionReceipt: { username: "Şükran7" },
  contact: { name: "Ñusta", mail: "nusta@example.org", subject: "Una pregunta", message: "Hola:\n\n¿Qué tal?" },
};
const receipt = {
  name: "Şükran",
  plan: "Monthly premium",
  price: "$3",
  paidAt: "21 November 2026",
  until: "until 21 December 2026",
  number: "8d3f",
  documentName: "receipt-8d3f.html",
  document: "<!doctype html><p>the contract</p>",
  accountUrl: "https://diziokulu.example/hesabim",
};
const ending = {
  endUrl: "https://diziokulu.example/hesabim/aktivasyon/r7.abc?change=notices",
  oneClickUrl: "https://diziokulu.example/api/User/EndNoticesByMail?code=r7.abc",
};
const samples: MailData = {
  ...plainSamples,
  receipt,
  receiptTwice: receipt,
  contactAnswer: { name: "Ñusta", subject: "Una pregunta", message: "Hola:\n\nsí." },
  passkeyAdded: { username: "Şükran7", passkey: "İş bilgisayarı", device: "Firefox, Windows", time: "now" },
  reportClosed: { username: "Şükran7", what: "xyzzy", outcome: "it has been added" },
  reportAnswered: { username: "Şükran7", what: "xyzzy", outcome: "it has been added", message: "In the next release." },
  accountBlocked: { username: "Şükran7", message: "A script answered.\nFor hours." },
  accountUnblocked: { username: "Şükran7" },
  refundPart: { name: "Şükran", plan: "Monthly premium", price: "$1", number: "8d3f" },
  refund: { name: "Şükran", plan: "Monthly premium", price: "$3", number: "8d3f" },
  prize: {
    username: "Şükran7",
    month: "October 2026",
    rank: "2",
    duration: "1 month",
    code: "ABCD-EFGH-2345-6789",
    prizeUrl: "https://diziokulu.example/api/Premium/OpenPrize?id=8d3f&locale=en",
  },
  prizesWaiting: {
    month: "October 2026",
    consoleUrl: "https://diziokulu.example/yonetim/oduller?month=2026-10",
  },
  rankDisqualified: { username: "Şükran7", month: "October 2026", message: "A script answered." },
  reminder: {
    username: "Şükran7",
    waiting: "12",
    ...ending,
    reviewUrl: "https://diziokulu.example/es/review",
  },
  premiumSoon: {
    username: "Şükran7",
    until: "5 December 2026",
    ...ending,
    premiumUrl: "https://diziokulu.example/premium",
  },
  premiumEnded: {
    username: "Şükran7",
    until: "5 December 2026",
    ...ending,
    premiumUrl: "https://diziokulu.example/premium",
  },
  rankRestored: { username: "Şükran7", month: "October 2026", message: "It was a mistake." },
};

const kinds = Object.keys(mailFields) as MailKind[];
const kindsWithLink = kinds.filter((kind) => linkFieldOf(kind) !== undefined);
const translate = loadTranslate();

function render(kind: MailKind, data: object, locale: (typeof locales)[number] = "en") {
  const read = readMailData(kind, data);
  if (read === undefined) throw new Error("not the data of this kind");
  return renderMail(kind, read, { locale, site, translate });
}

describe.each(locales)("in %s", (locale) => {
  test.each(kinds)("%s has a subject, text, HTML and all its data in both", (kind) => {
    const { subject, text, html } = render(kind, samples[kind], locale);
    expect(subject.length).toBeGreaterThan(10);
    expect(subject.length).toBeLessThan(80);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html + text + subject).not.toMatch(/\{\w+\}(?!\n)/);
    const values = Object.entries(samples[kind]).filter(
      // The last is for a header.
      ([field]) => !isDocumentField(field) && field !== "oneClickUrl",
    );
    for (const value of values.flatMap(([, given]) => given.split("\n"))) {
      expect(text).toContain(value);
      expect(html).toContain(value.replaceAll("&", "&amp;"));
    }
  });

  test.each(kindsWithLink)("the link of %s stands alone on its line, and as a button and written out", (kind) => {
    const { text, html } = render(kind, samples[kind], locale);
    const link = Object.values(samples[kind]).at(-1) ?? "";
    expect(text.split("\n")).toContain(link);
    expect(html.split(`href="${link.replaceAll("&", "&amp;")}"`)).toHaveLength(3);
  });

  const messages = readMessageFiles(locale).find(({ area }) => area === "mails")?.messages ?? {};

  test("there is a text for every part of every kind, and no other", () => {
    const wanted = kinds.flatMap((kind) => {
      const { messages: prefix, before, after } = mailLayouts[kind];
      const button = kindsWithLink.includes(kind) ? ["button"] : [];
      return ["subject", "preview", "heading", ...before, ...button, ...after].map((part) => `${prefix}_${part}`);
    });
    const shared = ["mail_device_unknown", "mail_end", "mail_link_hint", "mail_reason"];
    expect(Object.keys(messages).sort()).toEqual([...new Set([...shared, ...wanted])].sort());
  });

  test("no text has a sign that HTML takes for a tag or an entity", () => {
    expect(Object.values(messages).filter((text) => /[<>&]/.test(String(text)))).toEqual([]);
  });

  test("no text is that of another language", () => {
    for (const kind of kinds) {
      const others = locales
        .filter((other) => other !== locale)
        .map((other) => render(kind, samples[kind], other).text);
      expect(others).not.toContain(render(kind, samples[kind], locale).text);
    }
  });
});

test("nothing is fetched when a mail is opened", () => {
  for (const kind of kinds) {
    expect(render(kind, samples[kind]).html).not.toMatch(/<(img|link|script|iframe|object|video)|src=|url\(|@import/i);
  }
});

const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg/onload=alert(1)>',
  "' onmouseover='alert(1)",
  "</p></td></table><form action=https://evil.example>",
  "<!--[if mso]><b>x</b><![endif]-->",
  "{message}{site}{username}",
  "&lt;b&gt;&#x3c;b",
  "javascript:alert(1)",
  '<a href="https://evil.example">click</a>',
  "\u202Egnp.exe",
  "</style><style>*{display:none}",
  "$& $1 $` $'",
];

/** The tags of a document with the names of their attributes. */
function structureOf(html: string): string[] {
  return [...html.matchAll(/<!?[/a-z][^>]*>/gi)].map(([tag]) => tag.replace(/"[^"]*"/g, '""'));
}

test.each(hostile)("%j changes no tag, wherever people may write it", (value) => {
  const plain = { name: "n", mail: "m@example.org", subject: "s", message: "t" };
  const written = { name: value, mail: value, subject: value, message: value };
  expect(structureOf(render("contact", written).html)).toEqual(structureOf(render("contact", plain).html));
  expect(structureOf(render("deletionReceipt", { username: value }).html)).toEqual(
    structureOf(render("deletionReceipt", { username: "u" }).html),
  );
});

test("a value is never taken for a placeholder", () => {
  expect(render("deletionReceipt", { username: "{contact}" }).text).toContain("The account {contact} and");
});

test.each(["a\r\nBcc: victim@example.org", "a\nBcc: x", "a\rX: y", "a\u2028b", "a\u0000b", "a\u0085b"])(
  "%j ends no header",
  (value) => {
    const { subject, replyTo } = render("contact", { name: value, mail: value, subject: value, message: "m" });
    const inHeaders = [subject, replyTo?.name, replyTo?.address].join("|");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is looked for
    expect(inHeaders).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  },
);

test("a message to the operator keeps its lines and is answered to its sender", () => {
  const { html, text, replyTo } = render("contact", samples.contact);
  expect(text).toContain("Hola:\n\n¿Qué tal?");
  expect(html).toContain("Hola:<br><br>¿Qué tal?");
  expect(replyTo).toEqual({ name: "Ñusta", address: "nusta@example.org" });
  expect(render("reset", samples.reset)).not.toHaveProperty("replyTo");
});

test("a document is attached as it is, and is no part of the text", () => {
  const { attachment, html, text } = render("receipt", receipt);
  expect(attachment).toEqual({ fileName: receipt.documentName, html: receipt.document });
  expect(html + text).not.toContain("the contract</p>");
  expect(render("reset", samples.reset)).not.toHaveProperty("attachment");
});

describe("stored data", () => {
  test("with a missing field or one that is no text is no mail", () => {
    expect(readMailData("reset", { username: "u" })).toBeUndefined();
    expect(readMailData("deletionReceipt", { username: 7 })).toBeUndefined();
    expect(readMailData("deletionReceipt", null)).toBeUndefined();
    expect(readMailData("deletionReceipt", {})).toBeUndefined();
  });

  test.each(["javascript:alert(1)", "data:text/html,x", 'https://a.example/" onclick=x', "//a.example", "https://a b"])(
    "with the link %j is no mail",
    (resetUrl) => {
      expect(readMailData("reset", { username: "u", resetUrl })).toBeUndefined();
    },
  );
});

test("mails that a reader may end have a link for it, and one for mail programs; others have none", () => {
  const ended = kinds.filter((kind) => "endUrl" in samples[kind]);
  expect(ended.sort()).toEqual(["premiumEnded", "premiumSoon", "reminder"]);
  for (const kind of kinds) {
    const { html, text, oneClickUrl } = render(kind, samples[kind]);
    const isEnded = ended.includes(kind);
    expect(oneClickUrl, kind).toBe(isEnded ? ending.oneClickUrl : undefined);
    expect(html.includes(`<a href="${ending.endUrl}"`), kind).toBe(isEnded);
    expect(text.split("\n").includes(ending.endUrl), kind).toBe(isEnded);
  }
});
