import type { SendMailOptions } from "nodemailer";
import type { MailSender, OutgoingMail } from "./mail-provider.ts";

export function hostOfAddress(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

/** The message for the mail library, which must not read files or addresses that a value may name. */
export function compose(from: MailSender, mail: OutgoingMail): SendMailOptions {
  return {
    from: { ...from },
    to: { name: "", address: mail.to },
    envelope: { from: from.address, to: [mail.to] },
    ...(mail.replyTo === undefined ? {} : { replyTo: { ...mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.attachment !== undefined && {
      attachments: [
        {
          filename: mail.attachment.fileName,
          content: mail.attachment.html,
          contentType: "text/html; charset=utf-8",
        },
      ],
    }),
    messageId: mail.messageId,
    date: mail.date,
    headers: {
      "Content-Language": mail.language,
      "Auto-Submitted": "auto-generated",
      ...(mail.oneClickUrl !== undefined && {
        "List-Unsubscribe": `<${mail.oneClickUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
