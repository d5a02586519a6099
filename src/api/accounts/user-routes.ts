import { deleteAccount } from "../../services/accounts/delete-account.ts";
import { exportData } from "../../services/accounts/export-data.ts";
import { readUserPreferences, saveUserPreferences, updateProfile } from "../../services/accounts/update-profile.ts";
import type { Api } from "../handle.ts";
import { sealedOf } from "./google-cookie.ts";
import { presentExport, presentPreferences, presentPremium, presentProfile } from "./present-account.ts";

/** Profile, preferences, data export and deletion of the account. */
export function registerUser({ handle, services }: Api): void {
  handle("User/GetProfile", async ({ user }) => presentProfile(user, services.now()));

  handle("User/UpdateProfile", async ({ user, body }) =>
    presentProfile(await updateProfile(services, user, body), services.now()),
  );

  handle("User/GetPremiumStatusV2", async ({ user }) => presentPremium(user, services.now()));

  handle("User/GetPreferences", async ({ user }) => presentPreferences(await readUserPreferences(services, user.id)));

  handle("User/SetPreferences", async ({ user, body }) => {
    await saveUserPreferences(services, user.id, body.userPreferences);
    return body;
  });

  handle("User/ExportData", async ({ user, reply }) => {
    const exported = await exportData(services, user.id);
    reply.header("content-disposition", 'attachment; filename="dizi-okulu.json"');
    return presentExport(exported);
  });

  handle("User/DeleteAccount", async ({ user, body, request }) => {
    const { password = "", googleToken } = body;
    const google = googleToken === undefined ? undefined : { token: googleToken, sealed: sealedOf(request) };
    await deleteAccount(services, user, google === undefined ? { password } : { google });
    return null;
  });
}
