import { sendMessage } from "../../services/contact/send-message.ts";
import type { Api } from "../handle.ts";

export function registerContact({ handle, services }: Api): void {
  handle("Contact/SendMessage", async ({ body: { website, ...message } }) => {
    // Who fills in what people do not see is told the same.
    if (website === "") await sendMessage(services, message);
    return null;
  });
}
