import "../page/form/without-eval.ts";
import { sendMessage } from "../../../contract/contact.ts";
import { checkWith } from "../page/form/check-with.ts";

export const check = checkWith(sendMessage);
