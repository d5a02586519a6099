import { registerRoute } from "workbox-routing";
import { withKept } from "../web/features/offline/kept-database.ts";
import { matchPath, pathOf } from "../web/features/page/paths.ts";

/** As the manifest names the parts of what is shared (app/manifest.ts). */
const filesField = "file";
const textFields = ["title", "text", "url"];

/**
 * What another program shares with the installed app is posted to the page of bringing. It is kept here until the page takes
 * it; where nothing may be stored the page says that the file is to be chosen there.
 */
export function takeShared(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && matchPath(url.pathname)?.id === "bring",
    async ({ request, url }) => {
      const locale = matchPath(url.pathname)?.locale ?? "tr";
      const form = await request.formData();
      const files = form.getAll(filesField).filter((one) => typeof one !== "string");
      const text = textFields
        .flatMap((name) => (typeof form.get(name) === "string" ? [form.get(name)] : []))
        .join("\n");
      const isKept = await withKept((database) => database.put("shared", { files, text }, "one")).then(
        () => true,
        () => false,
      );
      // Not by the route's own address: the next reload would share it again.
      return Response.redirect(`${pathOf("bring", locale)}?shared=${isKept ? "here" : "lost"}`, 303);
    },
    "POST",
  );
}
