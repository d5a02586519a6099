import { useState } from "react";
import { locales } from "../../../../domain/locale/locale.ts";
import { TextAreaField, TextField } from "../../../design/field.tsx";
import { EmptyState } from "../../../design/placeholder.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi, useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Waiting } from "../../parts/answer-parts.tsx";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { DetailPanel } from "../../records/detail-panel.tsx";
import type { CannedAnswer } from "./message-calls.ts";

/** The answers that operators keep to begin with: one is opened, changed, deleted, or made. */
export function CannedAnswers() {
  const { data, error, refetch } = useApi("Admin/GetCannedAnswers");
  /** Undefined while none is open; 0 is one that is being made. */
  const [openId, setOpen] = useState<number>();
  const edited = data?.rows.find(({ id }) => id === openId);
  return (
    <DetailPanel heading={m.messages_canned()}>
      {data === undefined ? (
        <Waiting error={error} retry={() => void refetch()} />
      ) : (
        <>
          {data.rows.length === 0 && <EmptyState text={m.messages_canned_none()} />}
          <div className={parts.panelActions}>
            {data.rows.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="button"
                data-kind="secondary"
                aria-pressed={id === openId}
                onClick={() => setOpen(id)}
              >
                {name}
              </button>
            ))}
            <button type="button" className="button" data-kind="quiet" onClick={() => setOpen(0)}>
              {m.messages_canned_new()}
            </button>
          </div>
          {openId !== undefined && <CannedForm key={openId} answer={edited} onDone={() => setOpen(undefined)} />}
        </>
      )}
    </DetailPanel>
  );
}

async function save(values: Omit<CannedAnswer, "id"> & { readonly id?: number }): Promise<void> {
  await consoleApi.call("Admin/SaveCannedAnswer", { body: values });
  await refresh("Admin/GetCannedAnswers");
}

function CannedForm({ answer, onDone }: { answer: CannedAnswer | undefined; onDone: () => void }) {
  const form = useConsoleForm({
    read: (data) => ({
      ...(answer !== undefined && { id: answer.id }),
      name: textOf(data, "name"),
      texts: { tr: textOf(data, "texts.tr"), en: textOf(data, "texts.en"), es: textOf(data, "texts.es") },
    }),
    async send(values) {
      await save(values);
      showDone(m.messages_canned_saved(), answer && (() => save(answer)));
      onDone();
    },
  });

  async function remove({ id, ...values }: CannedAnswer) {
    try {
      await consoleApi.call("Admin/DeleteCannedAnswer", { body: { id } });
      await refresh("Admin/GetCannedAnswers");
      showDone(m.messages_canned_deleted(), () => save(values));
      onDone();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Form
      state={form}
      action={m.messages_canned_save()}
      beside={
        answer && (
          <button
            type="button"
            className={`button ${parts.dangerous}`}
            data-kind="quiet"
            onClick={() => void remove(answer)}
          >
            {m.messages_canned_delete()}
          </button>
        )
      }
    >
      <TextField
        label={m.messages_canned_name()}
        name="name"
        maxLength={80}
        defaultValue={answer?.name}
        error={form.errorOf("name")}
      />
      {locales.map((locale) => (
        <TextAreaField
          key={locale}
          label={m.messages_canned_text({ language: m[`polls_languages_${locale}` as const]() })}
          name={`texts.${locale}`}
          lang={locale}
          rows={4}
          maxLength={1_500}
          hint={locale === "tr" ? m.messages_canned_hint() : undefined}
          defaultValue={answer?.texts[locale]}
          error={form.errorOf(`texts.${locale}`)}
        />
      ))}
    </Form>
  );
}
