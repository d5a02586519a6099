import { reportMeaning, reportMissingWord, wishTitle } from "../../services/contact/report.ts";
import { sendMessage } from "../../services/contact/send-message.ts";
import type { Api } from "../handle.ts";

/** What people write to the operator: messages, and reports of what they miss or find wrong. */
export function registerContact({ handle, services }: Api): void {
  handle("Contact/SendMessage", async ({ user, body: { website, ...message }, locale }) => {
    // Bots fill in the hidden field; they get the same answer.
    if (website === "") await sendMessage(services, user, message, locale);
    return null;
  });

  handle("WordList/ReportMissingWord", async ({ user, client, body: { tellMe, ...missing } }) => {
    await reportMissingWord(services, { user, client, tellMe }, missing);
    return null;
  });

  handle("WordList/ReportMeaning", async ({ user, client, body }) => {
    const { tellMe, type: kind, id, ...meaning } = body;
    const list = kind === undefined || id === undefined ? undefined : { kind, id };
    await reportMeaning(services, { user, client, tellMe }, { ...meaning, list });
    return null;
  });

  handle("WordList/WishTitle", async ({ user, client, body: { tellMe, ...wish } }) => {
    await wishTitle(services, { user, client, tellMe }, wish);
    return null;
  });
}
