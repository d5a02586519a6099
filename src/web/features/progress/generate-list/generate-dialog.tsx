import { useState } from "react";
import { useNavigate } from "react-router";
import { Segmented } from "../../../design/choice.tsx";
import { Dialog } from "../../../design/dialog.tsx";
import { SelectField, TextAreaField } from "../../../design/field.tsx";
import { Notice } from "../../../design/notice.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { LevelChips } from "../../lexicon/level-chips.tsx";
import { Form } from "../../page/form/form.tsx";
import { useForm } from "../../page/form/use-form.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { FileField } from "./file-field.tsx";
import styles from "./generate-list.module.css";
import { TitlePicker } from "./title-picker.tsx";
import { bodyOf, checkWanted, type ListSource, listSources, readWanted } from "./wanted-list.ts";

const sourceTexts: Readonly<Record<ListSource, () => string>> = {
  titles: m.generate_from_titles,
  text: m.generate_from_text,
  file: m.generate_from_file,
};

export type GenerateDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Generates a list from catalogue entries, a text or a subtitle file; while closed it keeps its input. */
export default function GenerateDialog({ isOpen, onClose }: GenerateDialogProps) {
  return (
    <Dialog heading={m.generate_heading()} isOpen={isOpen} onClose={onClose} keepsContent>
      <GenerateForm />
    </Dialog>
  );
}

function GenerateForm() {
  const { token } = useUserData();
  const locale = useLocale();
  const navigate = useNavigate();
  const [source, setSource] = useState<ListSource>("titles");
  const [levels, setLevels] = useState<readonly number[]>([]);
  const [foundNothing, setFoundNothing] = useState(false);
  const form = useForm({
    read: (data) => readWanted(data, source),
    loadCheck: async () => checkWanted,
    send: async (wanted) => {
      setFoundNothing(false);
      const { url, wordCount } = await api.call("WordList/GenerateList", { body: bodyOf(wanted) });
      if (wordCount === 0) return setFoundNothing(true);
      await navigate(pathOf("wordList", locale, { url }));
    },
  });

  return (
    <Form state={form} action={m.generate_action()}>
      {foundNothing && (
        <Notice kind="error">
          <p>{m.generate_nothing()}</p>
        </Notice>
      )}
      <Segmented
        legend={m.generate_from()}
        options={listSources.map((value) => ({ value, text: sourceTexts[value]() }))}
        value={source}
        onChange={setSource}
      />
      <div hidden={source !== "titles"}>
        <TitlePicker />
      </div>
      <div hidden={source !== "text"}>
        <TextAreaField
          name="text"
          lang="en"
          rows={6}
          label={m.generate_text_label()}
          hint={m.generate_text_hint()}
          autoComplete="off"
          error={form.errorOf("text")}
        />
      </div>
      <div hidden={source !== "file"}>
        <FileField error={form.errorOf("file")} />
      </div>
      <div hidden={source === "file"} className={styles.filters}>
        <LevelChips
          name="levels"
          legend={m.generate_levels()}
          levels={levels}
          onToggle={(level) =>
            setLevels(levels.includes(level) ? levels.filter((one) => one !== level) : [...levels, level])
          }
        />
        {token !== undefined && (
          <SelectField name="known" label={m.generate_known()} autoComplete="off">
            <option value="">{m.generate_known_all()}</option>
            <option value="false">{m.generate_known_without()}</option>
            <option value="true">{m.generate_known_only()}</option>
          </SelectField>
        )}
      </div>
      <p className="note">{m.generate_expiry()}</p>
      <p role="status">{form.isSending && m.generate_working()}</p>
    </Form>
  );
}
