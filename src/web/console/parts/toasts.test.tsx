import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { loadChosenMessages, m } from "../messages.ts";
import { showDone, showFailure, ToastArea } from "./toasts.tsx";

beforeAll(() => loadChosenMessages());

/** Test files of a thread share the module: toasts of another one may still be shown. */
beforeEach(() => {
  const { unmount } = render(<ToastArea />);
  for (const close of screen.queryAllByRole("button", { name: m.common_close() })) fireEvent.click(close);
  unmount();
});

/** What stands in a part of the page, at first and after each of its changes, as a screen reader is told of it. */
function textsOf(part: HTMLElement): string[] {
  const texts = [part.textContent ?? ""];
  new MutationObserver(() => texts.push(part.textContent ?? "")).observe(part, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return texts;
}

test("a toast comes whole into an area that is there before it, and so does what undoing it tells", async () => {
  const user = userEvent.setup();
  render(<ToastArea />);
  const texts = textsOf(screen.getByRole("status"));
  act(() => showDone("Three flags confirmed", async () => undefined));
  await waitFor(() => expect(texts).toEqual(["", `Three flags confirmed${m.common_undo()}`]));
  await user.click(screen.getByRole("button", { name: m.common_undo() }));
  await waitFor(() => expect(texts.at(-1)).toBe(m.common_undone()));
  expect(texts.slice(2)).toEqual(["", m.common_undone()]);
  await user.click(screen.getByRole("button", { name: m.common_close() }));
  await waitFor(() => expect(texts.at(-1)).toBe(""));
});

test("toasts that come together are all shown, and one that comes before the area is too", async () => {
  showFailure("One could not be done");
  render(<ToastArea />);
  act(() => showDone("The others are done"));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("One could not be doneThe others are done"));
});
