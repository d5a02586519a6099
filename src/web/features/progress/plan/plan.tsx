import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Content, Movie, Series } from "../../../../contract/catalogue.ts";
import type { MemorySettings } from "../../../../contract/memory.ts";
import { Choice } from "../../../design/choice.tsx";
import { SelectField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { personQuery, queryClient, refresh, setAnswer, useApi } from "../../accounts/session/queries.ts";
import { useUserData } from "../../accounts/session/use-user-data.ts";
import { isOwn } from "../../catalogue/is-own.ts";
import { AnswerState } from "../../page/answer-state.tsx";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { loadWithOwn } from "../own-titles.ts";
import styles from "./plan.module.css";
import { PlanTimeline } from "./plan-timeline.tsx";

/** The choice of titles and pace, and the plan by its days. */
export default function Plan() {
  const settings = useApi("Memory/GetSettings");
  const plan = useApi("Memory/GetPlan", { query: {} });
  const { token } = useUserData();
  const catalogue = useQuery(personQuery(token, ["MySeries/GetMyTitles", "all"], loadWithOwn), queryClient);
  const failed = [settings, plan, catalogue].find(({ isError }) => isError);
  if (settings.data === undefined || plan.data === undefined || catalogue.data === undefined) {
    return <AnswerState query={failed ?? plan} lines={8} />;
  }
  return (
    <>
      <details className={styles.choice} open={settings.data.plan === null}>
        <summary>{m.plan_choose()}</summary>
        <ChoiceForm saved={settings.data.plan} content={catalogue.data} />
      </details>
      {settings.data.plan === null ? (
        <p>{m.plan_empty()}</p>
      ) : (
        <PlanTimeline plan={plan.data} content={catalogue.data} />
      )}
    </>
  );
}

const paces = [5, 10, 15, 20, 30] as const;

type ChoiceFormProps = { readonly saved: MemorySettings["plan"]; readonly content: Content };

function ChoiceForm({ saved, content }: ChoiceFormProps) {
  const [search, setSearch] = useState("");
  const form = useForm({
    read: (data) => ({
      titleIds: data.getAll("titleIds").map(Number),
      wordsPerDay: Number(textOf(data, "wordsPerDay")),
      target: textOf(data, "target") === "95" ? (95 as const) : (90 as const),
      anyOrder: data.has("anyOrder"),
    }),
    send: async (body) => {
      setAnswer("Memory/GetPlan", await api.call("Memory/SavePlan", { body }), { query: {} });
      await refresh("Memory/GetSettings");
    },
  });
  // What one has brought first: it is what one watches.
  const all: readonly (Series | Movie)[] = [...content.seriesList, ...content.movieList];
  const titles = all.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const wanted = search.trim().toLocaleLowerCase();
  const isShown = ({ name }: { name: string }) => wanted === "" || name.toLocaleLowerCase().includes(wanted);
  return (
    <Form state={form} action={m.plan_make()} kind={saved === null ? "primary" : "secondary"}>
      <fieldset className={styles.titles}>
        <legend>{m.plan_titles()}</legend>
        <input
          type="search"
          aria-label={m.plan_search()}
          placeholder={m.plan_search()}
          onChange={({ target }) => setSearch(target.value)}
        />
        <div className={styles.list}>
          {titles.map((title) => (
            <div key={title.id} hidden={!isShown(title)}>
              <Choice
                kind="checkbox"
                name="titleIds"
                value={title.id}
                label={isOwn(title) ? `${title.name} (${m.own_mark()})` : title.name}
                defaultChecked={saved?.titleIds.includes(title.id) ?? false}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={m.plan_pace()}
        hint={m.plan_pace_hint()}
        name="wordsPerDay"
        defaultValue={saved?.wordsPerDay ?? 10}
      >
        {paces.map((pace) => (
          <option key={pace}>{pace}</option>
        ))}
      </SelectField>
      <SelectField label={m.plan_target()} name="target" defaultValue={saved?.target ?? 90}>
        <option value={90}>{m.plan_target_90()}</option>
        <option value={95}>{m.plan_target_95()}</option>
      </SelectField>
      <Choice kind="checkbox" name="anyOrder" label={m.plan_any_order()} defaultChecked={saved?.anyOrder ?? false} />
    </Form>
  );
}
