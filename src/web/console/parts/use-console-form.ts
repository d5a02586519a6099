import { ApiError } from "../../features/page/api-client.ts";
import { useForm } from "../../features/page/form/use-form.ts";
import { problemText } from "../api.ts";

type ConsoleFormOptions<Values> = {
  /** The values as the API takes them. */
  readonly read: (data: FormData) => Values;
  readonly send: (values: Values, form: HTMLFormElement) => Promise<void>;
};

/**
 * A form whose problems come from the API: those of a field stand below it. The check of the contract's schemas is not
 * loaded for it, since their file is the one of the site's forms.
 */
export function useConsoleForm<Values>({ read, send }: ConsoleFormOptions<Values>) {
  return useForm<Values>({
    read,
    async send(values, form) {
      try {
        await send(values, form);
      } catch (error) {
        throw withProblem(error);
      }
    },
  });
}

/** The site's form tells of a missing answer in the document's language, the console in its own. */
function withProblem(error: unknown): unknown {
  if (error instanceof ApiError && error.problem !== undefined) return error;
  const detail = problemText(error);
  const status = error instanceof ApiError ? error.status : 0;
  return new ApiError(status, { type: "about:blank", title: detail, status, detail, code: "unavailable" });
}
