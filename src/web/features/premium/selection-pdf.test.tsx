import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { patternIn, textIn } from "../../../../tests/e2e/texts.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { SelectionPdf } from "./selection-pdf.tsx";

const text = (key: string) => textIn("tr", key);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show() {
  const element = (
    <SelectionPdf
      className={undefined}
      selected={new Set([11, 12])}
      source={{ type: 2, id: 7 }}
      onFailure={() => undefined}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("only premium members have the button", () => {
  userDataStore().update({ token: "ayse", isPremium: false });
  show();
  expect(screen.queryByRole("button", { name: "PDF" })).toBeNull();
});

test("a premium member makes a worksheet of the selected words", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: { readonly body: string }) => {
    asked.push(address, JSON.parse(body));
    return asked.length > 2 ? new Response("%PDF") : new Response(null, { status: 503 });
  });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  userDataStore().update({ token: "ayse", isPremium: true });
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "PDF" }));
  await screen.findByRole("heading", { name: patternIn("tr", "pdf_selection_heading") });
  await user.click(screen.getByRole("radio", { name: text("pdf_kind_worksheet") }));
  await user.click(screen.getByRole("button", { name: text("pdf_make") }));
  expect((await screen.findByRole("alert")).textContent).toBe(text("pdf_download_busy"));
  const body = { source: { type: 2, id: 7 }, wordIds: [11, 12], kind: "worksheet", MeanLanguageType: 2 };
  expect(asked).toEqual(["/api/Premium/MakePdf", body]);

  await user.click(screen.getByRole("button", { name: text("pdf_make") }));
  expect(await screen.findByText(text("pdf_download_done"))).toBeDefined();
  expect(clicked).toHaveBeenCalledOnce();
});
