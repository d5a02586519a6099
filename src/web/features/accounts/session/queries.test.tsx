import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readMessages } from "../../../../../tests/factories/message-files.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { api } from "./api.ts";
import { refresh, setAnswer, useAction, useApi, useSync } from "./queries.ts";
import { userDataStore } from "./use-user-data.ts";

const texts = readMessages("tr");
const textOf = (key: string) => String(texts[key]);
const server = { total: 10, asked: 0, isDown: false };

beforeEach(() => {
  Object.assign(server, { total: 10, asked: 0, isDown: false });
  vi.stubGlobal("fetch", async () => {
    server.asked += 1;
    if (server.isDown) throw new TypeError("no connection");
    return Response.json({ total: server.total });
  });
  userDataStore().update({ token: "ayse" });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function reconnect() {
  act(() => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });
}

function Points() {
  const query = useApi("Score/GetPointData");
  return query.data === undefined ? <AnswerState query={query} lines={2} /> : <p>{query.data.total} points</p>;
}

test("components share one call for the same answer, and another user's is another call", async () => {
  render(
    <>
      <Points />
      <Points />
    </>,
  );
  expect(await screen.findAllByText("10 points")).toHaveLength(2);
  expect(server.asked).toBe(1);
  server.total = 25;
  act(() => userDataStore().update({ token: "mehmet" }));
  expect(await screen.findAllByText("25 points")).toHaveLength(2);
  expect(server.asked).toBe(2);
});

test("a failure is shown with a button that asks again", async () => {
  server.isDown = true;
  render(<Points />);
  expect((await screen.findByRole("alert")).textContent).toContain(textOf("section_failed"));
  expect(server.asked).toBe(1);
  server.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: textOf("try_again") }));
  await screen.findByText("10 points");
});

test("a failed call is made again after a reconnection", async () => {
  server.isDown = true;
  render(<Points />);
  await screen.findByRole("alert");
  server.isDown = false;
  reconnect();
  await screen.findByText("10 points");
});

test("a refreshed answer is asked again, and a set answer is shown at once", async () => {
  render(<Points />);
  await screen.findByText("10 points");
  server.total = 40;
  await act(() => refresh("Score/GetPointData"));
  await screen.findByText("40 points");
  const points = await api.call("Score/GetPointData");
  act(() => setAnswer("Score/GetPointData", { ...points, total: 55 }));
  await screen.findByText("55 points");
});

test("an action is busy until it is done, and has a message if it failed", async () => {
  let settle = (_total: number | Error) => {};
  function Save() {
    const action = useAction(
      () =>
        new Promise((resolve, reject) => {
          settle = (total) => (total instanceof Error ? reject(total) : resolve(total));
        }),
    );
    return (
      <button type="button" aria-busy={action.isBusy} onClick={action.run}>
        {action.isDone ? "Saved" : (action.problem ?? "Save")}
      </button>
    );
  }
  render(<Save />);
  const button = screen.getByRole("button");
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  act(() => settle(new TypeError("no connection")));
  await screen.findByText(textOf("form_no_answer"));
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  act(() => settle(1));
  await screen.findByText("Saved");
});

test("stored data is loaded for a signed-in user, and again after a reconnection", async () => {
  const load = vi.fn(async (_token: string) => undefined);
  function Keeper() {
    useSync("WordList/GetUserLists", load);
    return null;
  }
  userDataStore().clear();
  render(<Keeper />);
  act(() => userDataStore().update({ token: "ayse" }));
  await waitFor(() => expect(load.mock.calls).toEqual([["ayse"]]));
  reconnect();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});
