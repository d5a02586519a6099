import "../../ui/form/without-eval.ts";
import { sendMessage } from "../../../contract/contact.ts";
import { checkWith } from "../../ui/form/check-with.ts";

export const check = checkWith(sendMessage);
