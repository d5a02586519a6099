import { SelectField } from "../../design/field.tsx";
import { m } from "../../i18n/generated/messages.js";
import { useStored } from "../page/stored.ts";
import bestEnglishVoice, { chosenVoice, rankedVoices } from "./english-voice.ts";
import { englishVoices, speak } from "./speech.ts";

/** Which of the browser's English voices speaks; nothing where there is no choice. The chosen one is heard at once. */
export default function VoiceChoice() {
  useStored(chosenVoice, undefined);
  const voices = rankedVoices(englishVoices());
  if (voices.length < 2) return null;
  return (
    <SelectField
      label={m.voice_choice()}
      autoComplete="off"
      value={bestEnglishVoice(voices)?.voiceURI ?? ""}
      onChange={({ target }) => {
        chosenVoice.update(() => target.value);
        speak("Nice to hear from you.");
      }}
    >
      {voices.map(({ voiceURI, name, lang }) => (
        <option key={voiceURI} value={voiceURI}>
          {name} ({lang.replace("_", "-")})
        </option>
      ))}
    </SelectField>
  );
}
