import { locales } from "../../../../domain/locale/locale.ts";
import { Icon } from "../../../design/icon.tsx";
import { useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { useFormats } from "../../parts/formats.ts";
import { OrderButtons } from "../../parts/order-buttons.tsx";
import parts from "../../parts/parts.module.css";
import { subjectOf } from "../reports/report.ts";
import type { DraftOption } from "./poll-values.ts";
import styles from "./polls.module.css";

type OptionsEditorProps = {
  readonly options: readonly DraftOption[];
  readonly onChange: (options: readonly DraftOption[]) => void;
  readonly onAdd: (text: string, wishId?: number) => void;
};

const mostOptions = 20;

/** The options of a poll in their order, each in three languages. */
export function OptionsEditor({ options, onChange, onAdd }: OptionsEditorProps) {
  return (
    <fieldset className={styles.optionsEditor}>
      <legend>{m.polls_options()}</legend>
      <p className={parts.quiet}>{m.polls_same_hint()}</p>
      <ol>
        {options.map((option, index) => (
          <li key={option.key} className={styles.option}>
            <div className={styles.optionTexts}>
              {locales.map((locale) => (
                <label key={locale}>
                  <span aria-hidden="true">{locale.toUpperCase()}</span>
                  <input
                    type="text"
                    lang={locale}
                    maxLength={200}
                    aria-label={m.polls_option_in({
                      number: index + 1,
                      language: m[`polls_languages_${locale}` as const](),
                    })}
                    placeholder={locale === "tr" ? undefined : option.text.tr}
                    value={option.text[locale]}
                    onChange={({ target }) =>
                      onChange(options.with(index, { ...option, text: { ...option.text, [locale]: target.value } }))
                    }
                  />
                </label>
              ))}
            </div>
            <div className={styles.optionActions}>
              <OrderButtons
                drafts={options}
                index={index}
                onChange={onChange}
                texts={{
                  up: (number: number) => m.polls_up({ number }),
                  down: (number: number) => m.polls_down({ number }),
                  remove: (number: number) => m.polls_remove({ number }),
                }}
                canRemove={option.votes === 0 && options.length > 2}
                removeHint={option.votes > 0 ? m.polls_has_votes() : undefined}
              />
            </div>
          </li>
        ))}
      </ol>
      {options.length < mostOptions && (
        <div className={parts.panelActions}>
          <button type="button" className="button" data-kind="secondary" onClick={() => onAdd("")}>
            <Icon name="plus" />
            {m.polls_add_option()}
          </button>
          <WishSelect options={options} onAdd={onAdd} />
        </div>
      )}
    </fieldset>
  );
}

/** Titles that people wish for, the most wished first. */
function WishSelect({ options, onAdd }: Pick<OptionsEditorProps, "options" | "onAdd">) {
  const wishes = useApi("Admin/GetReports", { query: { kind: "wish" } });
  const formats = useFormats();
  const taken = new Set(options.map(({ text }) => text.tr));
  const offered = (wishes.data?.rows ?? []).filter((report) => !taken.has(subjectOf(report)));
  if (offered.length === 0) return null;
  return (
    <select
      aria-label={m.polls_add_wish()}
      value=""
      onChange={({ target }) => {
        const wish = offered.find(({ id }) => String(id) === target.value);
        if (wish !== undefined) onAdd(subjectOf(wish), wish.id);
      }}
    >
      <option value="">{m.polls_add_wish()}</option>
      {offered.map((report) => (
        <option key={report.id} value={report.id}>
          {m.polls_wish({ name: subjectOf(report), count: formats.number(report.count) })}
        </option>
      ))}
    </select>
  );
}
