import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMessages } from "../../../../tests/factories/message-files.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { PdfDownload } from "./pdf-download.tsx";

const texts = readMessages("tr");
const textOf = (key: string) => String(texts[key]);

const asked: { address: string; authorization: string | null }[] = [];
const saved: { name: string; size: number }[] = [];
let answer: () => Response;
let files: Blob[] = [];

beforeEach(() => {
  asked.length = 0;
  saved.length = 0;
  files = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    asked.push({ address, authorization: new Headers(init.headers).get("authorization") });
    return answer();
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: files.at(-1)?.size ?? 0 });
  });
  userDataStore().update({ token: "ayse" });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function press(path = "/premium") {
  const router = createMemoryRouter([{ path: "*", element: <PdfDownload list="pdfA1">A1 PDF</PdfDownload> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole("link", { name: "A1 PDF" }));
}

test("the file is fetched with the token from the language's address, and saved under the server's name", async () => {
  const headers = { "content-length": "4", "content-disposition": "attachment; filename*=UTF-8''a1-%C3%A7.pdf" };
  answer = () => new Response("%PDF", { headers });
  await press("/en/premium");
  expect(await screen.findByText(textOf("pdf_download_done"))).toBeDefined();
  expect(asked).toEqual([{ address: "/en/premium/english-a1-word-list-pdf", authorization: "Bearer ayse" }]);
  expect(saved).toEqual([{ name: "a1-ç.pdf", size: 4 }]);
});

test.each([
  ["a redirect", () => new Response(null, { status: 302 })],
  ["an expired session", () => new Response(null, { status: 401 })],
])("%s says that it is for premium members, and where that is", async (_what, response) => {
  answer = response;
  await press();
  expect(await screen.findByText(textOf("pdf_download_premium"))).toBeDefined();
  const link = screen.getByRole("link", { name: textOf("pdf_download_to_premium") });
  expect(link.getAttribute("href")).toBe("/premium");
  expect(saved).toEqual([]);
});

test("a visitor is told so without a request", async () => {
  userDataStore().clear();
  await press();
  expect(await screen.findByText(textOf("pdf_download_premium"))).toBeDefined();
  expect(asked).toEqual([]);
});

test("a full queue and a lost connection are alerts, and the next try works", async () => {
  answer = () => new Response(null, { status: 503 });
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(textOf("pdf_download_busy"));
  answer = () => {
    throw new TypeError("no connection");
  };
  await userEvent.click(screen.getByRole("link", { name: "A1 PDF" }));
  expect(await screen.findByText(textOf("pdf_download_failed"))).toBeDefined();
  answer = () => new Response("%PDF");
  await userEvent.click(screen.getByRole("link", { name: "A1 PDF" }));
  expect(await screen.findByText(textOf("pdf_download_done"))).toBeDefined();
  expect(saved).toHaveLength(1);
});
