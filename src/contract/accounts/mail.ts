import { z } from "zod";
import { givenPassword, mail, mailCode } from "./fields.ts";

/** POST /api/User/ChangeMail */
export const changeMail = z.strictObject({ mail, password: givenPassword }).meta({ id: "ChangeMail" });

/** POST /api/User/ActivateMail, ConfirmMailChange: the code of the mail's link. */
export const codeOfMail = z.strictObject({ code: mailCode }).meta({ id: "CodeOfMail" });
