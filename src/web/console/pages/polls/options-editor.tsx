import { locales } from "../../../../domain/locale/locale.ts";
import { useAnswer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import { OrderButtons } from "../../parts/order-buttons.tsx";
import { subjectOf } from "../reports/report.ts";
import type { DraftOption } from "./poll-values.ts";
import { pollsTexts } from "./polls-texts.ts";

type OptionsEditorProps = {
  readonly options: readonly DraftOption[];
  readonly onChange: (options: readonly DraftOption[]) => void;
  readonly onAdd: (text: string, wishId?: number) => void;
};

const mostOptions = 20;

/** The options of a poll in their order, each in three languages. */
export function OptionsEditor({ options, onChange, onAdd }: OptionsEditorProps) {
  const t = useTexts(pollsTexts);
  return (
    <fieldset className="options-editor">
      <legend>{t.options}</legend>
      <p className="quiet">{t.sameHint}</p>
      <ol>
        {options.map((option, index) => (
          <li key={option.key} className="option">
            <div className="option-texts">
              {locales.map((locale) => (
                <label key={locale}>
                  <span aria-hidden="true">{locale.toUpperCase()}</span>
                  <input
                    type="text"
                    lang={locale}
                    maxLength={200}
                    aria-label={t.optionIn(index + 1, t.languages[locale])}
                    placeholder={locale === "tr" ? undefined : option.text.tr}
                    value={option.text[locale]}
                    onChange={({ target }) =>
                      onChange(options.with(index, { ...option, text: { ...option.text, [locale]: target.value } }))
                    }
                  />
                </label>
              ))}
            </div>
            <div className="option-actions">
              <OrderButtons
                drafts={options}
                index={index}
                onChange={onChange}
                texts={t}
                canRemove={option.votes === 0 && options.length > 2}
                removeHint={option.votes > 0 ? t.hasVotes : undefined}
              />
            </div>
          </li>
        ))}
      </ol>
      {options.length < mostOptions && (
        <div className="panel-actions">
          <button type="button" className="button" data-kind="secondary" onClick={() => onAdd("")}>
            <ConsoleIcon name="plus" />
            {t.addOption}
          </button>
          <WishSelect options={options} onAdd={onAdd} />
        </div>
      )}
    </fieldset>
  );
}

/** Titles that people wish for, the most wished first. */
function WishSelect({ options, onAdd }: Pick<OptionsEditorProps, "options" | "onAdd">) {
  const wishes = useAnswer("Admin/GetReports", { query: { kind: "wish" } });
  const t = useTexts(pollsTexts);
  const formats = useFormats();
  const taken = new Set(options.map(({ text }) => text.tr));
  const offered = (wishes.data?.rows ?? []).filter((report) => !taken.has(subjectOf(report)));
  if (offered.length === 0) return null;
  return (
    <select
      aria-label={t.addWish}
      value=""
      onChange={({ target }) => {
        const wish = offered.find(({ id }) => String(id) === target.value);
        if (wish !== undefined) onAdd(subjectOf(wish), wish.id);
      }}
    >
      <option value="">{t.addWish}</option>
      {offered.map((report) => (
        <option key={report.id} value={report.id}>
          {t.wish(subjectOf(report), formats.number(report.count))}
        </option>
      ))}
    </select>
  );
}
