import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { loadChosenMessages, m } from "../messages.ts";
import { ToastArea } from "../parts/toasts.tsx";
import { RecordsPage } from "./records-page.tsx";

beforeAll(() => loadChosenMessages());

type Row = { readonly id: number; readonly isHidden: boolean };

/** Three records, of which the third cannot be hidden. */
function Page({ calls, newRows = 0 }: { calls: string[]; newRows?: number }) {
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const set = (id: number, isHidden: boolean) => {
    calls.push(`${isHidden ? "hide" : "show"} ${id}`);
    if (id === 3) throw new Error("refused");
    setHidden((before) => (isHidden ? [...before, id] : before.filter((one) => one !== id)));
  };
  const rows: Row[] = [1, 2, 3].map((id) => ({ id, isHidden: hidden.includes(id) }));
  const list = {
    rows,
    error: undefined,
    isBusy: false,
    hasMore: false,
    more: { isBusy: false, problem: undefined, run: () => undefined },
    newRows,
    retry: () => void calls.push("retry"),
  };
  return (
    <>
      <RecordsPage<Row>
        heading="Records"
        list={list}
        searchLabel="Search"
        columns={[
          { id: "name", heading: "Name", cell: ({ id, isHidden }) => `Record ${id}${isHidden ? " hidden" : ""}` },
        ]}
        bulk={{
          refresh: async () => void calls.push("refresh"),
          actions: [
            {
              id: "hide",
              text: "Hide",
              fits: ({ isHidden }) => !isHidden,
              run: async ({ id }) => set(id, true),
              undo: async ({ id }) => set(id, false),
              done: (count) => `Hid ${count}`,
            },
          ],
        }}
        none="None"
        panel={() => null}
      />
      <ToastArea />
    </>
  );
}

function open(newRows?: number) {
  const calls: string[] = [];
  const routes = [{ path: "/", element: <Page calls={calls} newRows={newRows} /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return calls;
}

const bar = () => screen.queryByRole("region", { name: m.record_bulk() });
const box = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) })).getByRole("checkbox");

test("what is done to the chosen records is taken back at once, and who is refused stays", async () => {
  const user = userEvent.setup();
  const calls = open();
  expect(bar()).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: m.record_choose_all() }));
  expect(bar()?.textContent).toContain(m.record_chosen({ count: "3" }));
  await user.click(box("Record 2"));
  expect(bar()?.textContent).toContain(m.record_chosen({ count: "2" }));
  await user.click(screen.getByRole("button", { name: "Hide" }));
  await screen.findByText("Hid 1");
  screen.getByText(m.record_bulk_failed({ count: "1" }));
  expect(calls).toEqual(["hide 1", "hide 3", "refresh"]);
  expect(bar()).toBeNull();
  screen.getByText("Record 1 hidden");
  calls.length = 0;
  await user.click(screen.getByRole("button", { name: m.common_undo() }));
  await waitFor(() => expect(calls).toEqual(["show 1", "refresh"]));
  expect(screen.queryByText("Record 1 hidden")).toBeNull();
});

test("x chooses the focused row, and what does not fit a chosen record is not offered", async () => {
  const user = userEvent.setup();
  open();
  screen.getByRole("link", { name: "Record 2" }).focus();
  await user.keyboard("x");
  expect(bar()?.textContent).toContain(m.record_chosen({ count: "1" }));
  await user.click(screen.getByRole("button", { name: "Hide" }));
  await screen.findByText("Record 2 hidden");
  await user.click(box("Record 2"));
  expect(bar()?.textContent).toContain(m.record_chosen({ count: "1" }));
  expect(screen.queryByRole("button", { name: "Hide" })).toBeNull();
});

test("what has come on top of a list is told, and brought by a button", async () => {
  const user = userEvent.setup();
  const calls = open(3);
  await user.click(screen.getByRole("button", { name: m.record_new({ count: "3" }) }));
  expect(calls).toEqual(["retry"]);
});
