import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import { chosenVoice } from "./english-voice.ts";
import { canSpeak } from "./speech.ts";
import VoiceChoice from "./voice-choice.tsx";

const voice = (name: string, lang = "en-US") => ({ name, lang, voiceURI: `urn:${name}`, default: false });
const said: { readonly text: string; readonly voice?: { readonly name: string } }[] = [];

function stubVoices(...voices: readonly ReturnType<typeof voice>[]) {
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    speak: (utterance: (typeof said)[number]) => said.push(utterance),
    cancel: () => undefined,
  });
}

beforeEach(() => {
  said.length = 0;
  localStorage.clear();
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  chosenVoice.remove();
  vi.unstubAllGlobals();
});

test("the best voice is taken until another is chosen, which is heard and kept", async () => {
  stubVoices(voice("Yelda", "tr-TR"), voice("Albert"), voice("Daniel", "en-GB"), voice("Samantha"));
  // The names of voices are loaded when a page asks whether it can speak.
  canSpeak();
  await vi.dynamicImportSettled();
  const { unmount } = render(<VoiceChoice />);
  const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: textIn("tr", "voice_choice") });
  expect([...select().options].map(({ text }) => text)).toEqual(["Samantha (en-US)", "Daniel (en-GB)"]);
  expect(select().value).toBe("urn:Samantha");
  await userEvent.selectOptions(select(), "urn:Daniel");
  expect(select().value).toBe("urn:Daniel");
  await vi.waitFor(() => expect(said.at(-1)?.voice?.name).toBe("Daniel"));
  unmount();
  render(<VoiceChoice />);
  expect(select().value).toBe("urn:Daniel");
});

test("a chosen voice that is gone is no choice any more", () => {
  chosenVoice.update(() => "urn:Daniel");
  stubVoices(voice("Samantha"), voice("Alex"));
  render(<VoiceChoice />);
  expect(screen.getByRole<HTMLSelectElement>("combobox").value).not.toBe("urn:Daniel");
});

test("one voice is no choice", () => {
  stubVoices(voice("Samantha"), voice("Albert"));
  render(<VoiceChoice />);
  expect(screen.queryByRole("combobox")).toBeNull();
});
