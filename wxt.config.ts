import { defineConfig } from "wxt";

const { protocol, hostname } = new URL(process.env.WXT_SITE_URL ?? "http://127.0.0.1:3000");

/** The browser extension: `npm run extension` builds it for Chromium and Firefox and zips both. */
export default defineConfig({
  srcDir: "src/extension",
  outDir: process.env.WXT_OUT_DIR ?? "build/extension",
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: "Dizi Okulu",
    description: "Learn the words of English subtitles while you watch, with meanings in Turkish and Spanish.",
    permissions: ["storage", "scripting", "activeTab", ...(browser === "firefox" ? [] : ["sidePanel"])],
    // The lexicon and the memory of its own site; a site with videos is asked for when it is switched on there.
    host_permissions: [`${protocol}//${hostname}/*`],
    optional_host_permissions: ["*://*/*"],
    browser_specific_settings: {
      gecko: {
        id: "dizi-okulu@dizi-okulu.example",
        strict_min_version: "142.0",
        // Firefox has it since 140, on Android since 142. Sent are the session of an account that is connected; that a
        // word was marked, a click of the person's; and which word of the captions it was, there and in a report. Not
        // optional: a report is made in the page, where no permission can be asked for.
        data_collection_permissions: { required: ["authenticationInfo", "websiteActivity", "websiteContent"] },
      },
    },
  }),
});
