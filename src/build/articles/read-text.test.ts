import { describe, expect, test } from "vitest";
import { readText, type TextName } from "./read-text.ts";
import { faultText } from "./text-fault.ts";

const about: TextName = { id: "about", locale: "en" };
const front = "---\ntitle: About us\ndescription: Who we are\n---\n";

function read(body: string, name: TextName = about) {
  return readText(front + body, name, "about.en.md").text;
}

/** What is wrong with a file, each with its line. */
function faultsOf(source: string, name: TextName = about): string[] {
  return readText(source, name, "about.en.md").faults.map(faultText);
}

function htmlOf(body: string, name?: TextName): string {
  return read(body, name)
    .blocks.map((block) => (block.kind === "html" ? block.html : `[${block.kind}]`))
    .join("");
}

describe("a valid text", () => {
  test("has its front matter, with the title as the default heading", () => {
    const source = `---\ntitle: About us\ndescription: "{{siteName}}: who we are"\nlead: Hello\nupdated: 2026-11-21\n---\n`;
    const { text, faults } = readText(source, about, "about.en.md");
    expect(faults).toEqual([]);
    expect(text).toMatchObject({
      title: "About us",
      heading: "About us",
      description: "{{siteName}}: who we are",
      lead: "Hello",
      updated: "2026-11-21",
    });
    expect(readText(source.replace("lead: Hello", "heading: Hi"), about, "x").text.heading).toBe("Hi");
  });

  test("has headings with unique ASCII ids, and a table of contents of the second level", () => {
    const body = "## Günlük *seri*\n\n### Part\n\n## ¿Qué es?\n\n## Günlük seri\n";
    expect(htmlOf(body)).toContain('<h2 id="gunluk-seri">Günlük <em>seri</em></h2>');
    expect(read(body).contents).toEqual([
      { id: "gunluk-seri", text: "Günlük seri" },
      { id: "que-es", text: "¿Qué es?" },
      { id: "gunluk-seri-2", text: "Günlük seri" },
    ]);
  });

  test("never uses an id of the page itself", () => {
    expect(read("## Words\n\n## Content\n").contents.map(({ id }) => id)).toEqual(["words-part", "content-part"]);
  });

  test.each([
    ["tr", "/hakkimizda"],
    ["en", "/en/about"],
  ] as const)("links to pages by their address in %s", (locale, address) => {
    expect(htmlOf("[us](page:about#who)\n", { id: "references", locale })).toContain(`<a href="${address}#who">us</a>`);
  });

  test("shows a link to a page that does not exist yet as plain text", () => {
    expect(htmlOf("See [the lists](page:pdfAcademic).\n")).toContain("<p>See the lists.</p>");
  });

  test("keeps placeholders, also in links, and links the contact address", () => {
    expect(htmlOf("[write]( mailto:{{contactMail}}) to {{legalName}}\n")).toContain(
      '<a href="mailto:{{contactMail}}">write</a> to {{legalName}}',
    );
    expect(htmlOf("or {{contactMail}}.\n")).toContain('<a href="mailto:{{contactMail}}">{{contactMail}}</a>.');
    expect(htmlOf("[{{contactMail}}](mailto:{{contactMail}})\n").match(/<a /g)).toHaveLength(1);
  });

  test("splits its prose at directives", () => {
    const { blocks } = read("Before\n\n::words{level=1}\n\nAfter\n\nand more\n\n::packages\n");
    expect(blocks.map((block) => (block.kind === "html" ? block.html.trim() : block))).toEqual([
      "<p>Before</p>",
      { kind: "words", level: 1 },
      "<p>After</p>\n<p>and more</p>",
      { kind: "packages" },
    ]);
  });

  test("renders tables that scroll by keyboard, without inline styles", () => {
    const html = htmlOf("## Plans\n\n| Plan | Price |\n|---|---:|\n| a *b* | 3 |\n");
    expect(html).toContain('<div class="table-frame" tabindex="0" role="group" aria-labelledby="plans"><table>');
    expect(html).toContain('<th scope="col" data-align="right">Price</th>');
    expect(html).toContain('<td>a <em>b</em></td><td data-align="right">3</td>');
    expect(html).not.toMatch(/style=| align=/);
  });

  test("uses the first column as row headers where it has no heading", () => {
    const html = htmlOf("|  | Free |\n|---|---|\n| Lists | 4 |\n");
    expect(html).toContain('<tr><td></td><th scope="col">Free</th></tr>');
    expect(html).toContain('<tr><th scope="row">Lists</th><td>4</td></tr>');
  });

  test("escapes special characters and renders quotes as notes", () => {
    expect(htmlOf("> 1 < 2 & 3\n")).toBe('<div role="note"><p>1 &lt; 2 &amp; 3</p>\n</div>\n');
  });

  test("has a reading time", () => {
    expect(read("word ".repeat(900)).minutes).toBe(5);
    expect(read("short").minutes).toBe(1);
  });

  test("may have Windows line ends", () => {
    expect(faultsOf(`${front}## A\n\ntext\n`.replaceAll("\n", "\r\n"))).toEqual([]);
  });
});

describe("faults have file and line", () => {
  test.each([
    ["# Main\n", "about.en.md:5: the main heading comes from the front matter; begin with ##"],
    ["## A\n\n#### B\n", "about.en.md:7: a heading of rank 4 cannot follow one of rank 2"],
    ["### A\n", "about.en.md:5: a heading of rank 3 cannot follow one of rank 1"],
    ["one\n\ntwo\n[a](page:nowhere)\n", 'about.en.md:8: no page is called "nowhere"'],
    ["[a](page:seriesDetail)\n", 'about.en.md:5: "seriesDetail" is no single page that a text could link to'],
    [
      "[a](/hakkimizda)\n",
      'about.en.md:5: the link "/hakkimizda" is none of page:<id>, #<heading>, https://… and mailto:…',
    ],
    [
      "[a](javascript:alert)\n",
      'about.en.md:5: the link "javascript:alert" is none of page:<id>, #<heading>, https://… and mailto:…',
    ],
    ["[a](#nowhere)\n", 'about.en.md:5: "#nowhere" is no heading of this page (link "a")'],
    ["text\n\n<div>raw</div>\n", "about.en.md:7: HTML is not allowed in a text: <div>raw</div>"],
    ["one\ntwo <b>bold</b>\n", "about.en.md:6: HTML is not allowed in a text: <b>"],
    ["![x](a.png)\n", "about.en.md:5: pictures cannot be shown in a text"],
    ["- a\n- {{sitename}}\n", "about.en.md:6: nothing is called {{sitename}}; there are siteName"],
    ["::words{level=9}\n", 'about.en.md:5: "::words{level=9}" is none of ::packages, ::easy-titles,'],
    ["::parts{list=rare}\n", 'about.en.md:5: "::parts{list=rare}" is none of'],
  ])("%j", (body, message) => {
    expect(faultsOf(front + body)[0]).toContain(message);
  });

  test.each([
    ["## No front matter\n", "about.en.md:1: the file must begin with front matter"],
    ["---\ntitle: A\n---\n", 'about.en.md:1: "description" is missing'],
    ["---\ntitle: A\ntags: b\ndescription: c\n---\n", 'about.en.md:3: no field is called "tags"'],
    ["---\ntitle: A\ndescription:\n---\n", 'about.en.md:3: "description" needs a text'],
    [`---\ntitle: A\ndescription: ${"x".repeat(161)}\n---\n`, "about.en.md:3: the description has 161 characters"],
    ["---\ntitle: A\ndescription: b\nupdated: 2026-02-30\n---\n", 'about.en.md:4: "updated" must be a day'],
    ['---\ntitle: "A\ndescription: b\n---\n', "about.en.md:"],
  ])("%j", (source, message) => {
    expect(faultsOf(source)[0]).toContain(message);
  });

  test("legal pages and articles have dates, articles a lead", () => {
    const missing = (id: TextName["id"]) => faultsOf(front, { id, locale: "en" });
    expect(missing("about")).toEqual([]);
    expect(missing("terms")).toEqual(['about.en.md:1: "updated" is missing']);
    expect(missing("blogGuide")).toHaveLength(3);
  });
});
