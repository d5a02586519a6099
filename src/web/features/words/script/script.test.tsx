import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import { Script } from "./script.tsx";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

/** A browser's speech that says what it is given until it is told that it has ended. */
function stubSpeech() {
  const said: SpeechSynthesisUtterance[] = [];
  const speech = {
    getVoices: () => [{ name: "Samantha", lang: "en-US", voiceURI: "Samantha", default: true, localService: true }],
    speak: (utterance: SpeechSynthesisUtterance) => said.push(utterance),
    cancel: vi.fn(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return { said, cancel: speech.cancel };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openScript() {
  render(<Script url="four-hundred-umbrellas" season={1} episode={1} />);
  await userEvent.click(screen.getByRole("button", { name: text("script_open") }));
  return await screen.findByRole("region", { name: text("script_label") });
}

test("the script is read once it is opened, and only read where there is no voice", async () => {
  const script = await openScript();
  expect(within(script).getAllByRole("listitem").length).toBeGreaterThan(200);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("it is heard line by line from where one wants, and stopped", async () => {
  const { said, cancel } = stubSpeech();
  const script = await openScript();
  const lines = within(script).getAllByRole("button");
  await userEvent.click(lines[4] as HTMLElement);
  const current = () => within(script).getAllByRole("listitem", { current: true });
  expect(current()[0]?.textContent).toContain(said[0]?.text);
  said[0]?.onend?.(new Event("end") as SpeechSynthesisEvent);
  await waitFor(() => expect(current()[0]?.textContent).toContain(said[1]?.text));
  expect(said[1]?.text).not.toBe(said[0]?.text);
  cancel.mockClear();
  await userEvent.click(screen.getByRole("button", { name: text("script_stop") }));
  expect(cancel).toHaveBeenCalled();
  expect(within(script).queryByRole("listitem", { current: true })).toBeNull();
  expect(screen.getByRole("button", { name: text("script_listen") })).toBeDefined();
});
