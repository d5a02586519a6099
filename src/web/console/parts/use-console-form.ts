import { ApiError } from "../../features/page/api-client.ts";
import { type FormState, useForm } from "../../features/page/form/use-form.ts";
import { problemText } from "../api.ts";
import { trackFields, whileSending } from "./unsaved.ts";

type ConsoleFormOptions<Values> = {
  /** The values as the API takes them. */
  readonly read: (data: FormData) => Values;
  readonly send: (values: Values, form: HTMLFormElement) => Promise<void>;
  /** Nobody is asked before what is typed in it is lost, such as a code. */
  readonly isFleeting?: boolean;
};

/**
 * A form whose problems come from the API: those of a field stand below it. The check of the contract's schemas is not
 * loaded for it, since their file is the one of the site's forms. Until it is sent, leaving it asks.
 */
export function useConsoleForm<Values>({ read, send, isFleeting = false }: ConsoleFormOptions<Values>): FormState {
  const form = useForm<Values>({
    read,
    async send(values, form) {
      try {
        await whileSending(form, () => send(values, form));
      } catch (error) {
        throw withProblem(error);
      }
    },
  });
  if (isFleeting) return form;
  return {
    ...form,
    onFocus() {
      form.onFocus();
      trackFields(form.ref.current);
    },
  };
}

/** The site's form tells of a missing answer in the document's language, the console in its own. */
function withProblem(error: unknown): unknown {
  if (error instanceof ApiError && error.problem !== undefined) return error;
  const detail = problemText(error);
  const status = error instanceof ApiError ? error.status : 0;
  return new ApiError(status, { type: "about:blank", title: detail, status, detail, code: "unavailable" });
}
