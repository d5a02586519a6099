import { sendMessage } from "../../services/contact/send-message.ts";
import type { Api } from "../handle.ts";

export function registerContact({ handle, services }: Api): void {
  handle("Contact/SendMessage", async ({ user, body: { website, ...message } }) => {
    // Bots fill in the hidden field; they get the same answer.
    if (website === "") await sendMessage(services, user, message);
    return null;
  });
}
