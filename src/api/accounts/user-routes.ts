import { readActivationMail } from "../../services/accounts/activate-mail.ts";
import { deleteAccount } from "../../services/accounts/delete-account.ts";
import { exportData } from "../../services/accounts/export-data.ts";
import { listSecurityEvents } from "../../services/accounts/security-log.ts";
import { endSessionById, endSessions, listSessions } from "../../services/accounts/session.ts";
import { readUserPreferences, saveUserPreferences, updateProfile } from "../../services/accounts/update-profile.ts";
import type { Api } from "../handle.ts";
import { sealedOf } from "./google-cookie.ts";
import { presentExport, presentPreferences, presentPremium, presentProfile } from "./present-account.ts";
import { presentSecurityEvents, presentSessions } from "./present-security.ts";

/** Profile, preferences, sessions, data export and deletion of the account. */
export function registerUser({ handle, services }: Api): void {
  handle("User/GetProfile", async ({ user }) => {
    const mailAt = await readActivationMail(services, user);
    return { ...presentProfile(user, services.now()), activationMailAt: mailAt?.toISOString() ?? null };
  });

  handle("User/UpdateProfile", async ({ user, body }) =>
    presentProfile(await updateProfile(services, user, body), services.now()),
  );

  handle("User/GetPremiumStatusV2", async ({ user }) => presentPremium(user, services.now()));

  handle("User/GetPreferences", async ({ user }) => presentPreferences(await readUserPreferences(services, user.id)));

  handle("User/SetPreferences", async ({ user, body }) => {
    await saveUserPreferences(services, user.id, body.userPreferences);
    return body;
  });

  handle("User/ExportData", async ({ user, client, reply }) => {
    const exported = await exportData(services, user.id, client);
    reply.header("content-disposition", 'attachment; filename="dizi-okulu.json"');
    return presentExport(exported);
  });

  handle("User/GetSessions", async ({ session }) => presentSessions(await listSessions(services, session)));

  handle("User/EndSession", async ({ session, body, client }) => {
    await endSessionById(services, session, body.id, client);
    return null;
  });

  handle("User/EndOtherSessions", async ({ session, client }) => {
    await endSessions(services, session, "others", client);
    return null;
  });

  handle("User/GetSecurityEvents", async ({ user }) =>
    presentSecurityEvents(await listSecurityEvents(services, user.id)),
  );

  handle("User/DeleteAccount", async ({ user, body, client, request }) => {
    const { password = "", googleToken } = body;
    const google = googleToken === undefined ? undefined : { token: googleToken, sealed: sealedOf(request) };
    await deleteAccount(services, user, google === undefined ? { password } : { google }, client);
    return null;
  });
}
