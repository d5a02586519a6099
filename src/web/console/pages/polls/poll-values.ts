import type { AnswerOf, BodyOf } from "../../../../contract/calls.ts";
import type { Translated } from "../../../../domain/locale/locale.ts";

export type Poll = AnswerOf<"Admin/GetAdminPolls">["rows"][number];
export type PollValues = BodyOf<"Admin/SavePoll">;

/** An option while it is edited; `key` stays the same while it is moved. */
export type DraftOption = {
  readonly key: number;
  readonly id?: number | undefined;
  /** The report of the wished title that a new one is of. */
  readonly wishId?: number | undefined;
  readonly text: Translated;
  readonly votes: number;
};

export const emptyText: Translated = { tr: "", en: "", es: "" };

/** What saving sends, with nothing changed. */
export function valuesOf({ id, question, options, isPremium, closedAt }: Poll): PollValues {
  return {
    id,
    question,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    isPremium,
    isOpen: closedAt === null,
  };
}

/** The options as they are sent: those without any text are left out; Turkish stands for what is empty. */
export function sentOptions(options: readonly DraftOption[]): PollValues["options"] {
  return options
    .map(({ id, wishId, text: { tr, en, es } }) => {
      const text = { tr: tr.trim(), en: en.trim() || tr.trim(), es: es.trim() || tr.trim() };
      if (id !== undefined) return { id, text };
      return wishId === undefined ? { text } : { text, wishId };
    })
    .filter(({ text }) => Object.values(text).some((each) => each !== ""));
}
