import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import { queryClient } from "../accounts/session/queries.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import Bring from "./bring.tsx";

const room = { titles: 40, episodes: 1_500, filesPerDay: 600 };

beforeEach(() => {
  userDataStore().update({ token: "ayse" });
  const own = { seriesList: [], movieList: [], limits: room, left: room, filesPerUpload: 300 };
  vi.stubGlobal("fetch", async () => Response.json(own));
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** What answers an upload: too large, by the API or by a proxy before it. */
function refuseUploads(contentType: string, responseText: string): void {
  class Refusing {
    readonly status = 413;
    readonly responseText = responseText;
    readonly upload = {};
    onload = () => undefined;
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => contentType;
    send() {
      this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Refusing);
}

test.each([
  { by: "the API", type: "application/json", body: '{"code":"too_large","detail":""}', text: "bring_refused_large" },
  { by: "a proxy", type: "text/html", body: "<h1>413</h1>", text: "bring_refused_by_proxy" },
])("files that $by finds too large are refused with its reason", async ({ type, body, text }) => {
  refuseUploads(type, body);
  const router = createMemoryRouter([{ path: "*", element: <Bring /> }]);
  render(<RouterProvider router={router} />);
  const input = await screen.findByLabelText(textIn("tr", "bring_choose_files"));
  await userEvent.upload(input, new File(["1"], "S01E01.srt"));
  expect(await screen.findByText(textIn("tr", text))).toBeTruthy();
});
