import { afterEach, expect, test } from "vitest";
import { captionSiteOf, captionSites } from "./caption-sites.ts";
import { readShown } from "./read-nodes.ts";

afterEach(() => {
  document.body.replaceChildren();
});

test.each(captionSites)("$name: its lines are read, and what stands beside them is not", (site) => {
  document.body.innerHTML = site.refused + site.example.html;
  expect(readShown(site.captions).text).toBe(site.example.lines);
});

test("a site is known by its host and those below it", () => {
  expect(captionSiteOf("www.youtube.com")?.name).toBe("YouTube");
  expect(captionSiteOf("youtube.com")?.name).toBe("YouTube");
  expect(captionSiteOf("notyoutube.com")).toBeUndefined();
});

test("lines in a shadow root are found, and a container that matches too is not read twice", () => {
  const host = document.createElement("div");
  document.body.append(host);
  host.attachShadow({ mode: "open" }).innerHTML = '<p class="line"><b class="line">One</b> line<br>and two</p>';
  expect(readShown(".line").text).toBe("One line\nand two");
});
