import { TextField } from "../../../design/field.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { Form } from "../../page/form/form.tsx";
import { textOf, useForm } from "../../page/form/use-form.ts";
import { changeOwnList } from "./own-lists.ts";

/** The API alone judges the name: that it is not empty, and that there may be another list. */
export function CreateList() {
  const form = useForm({
    read: (data) => ({ title: textOf(data, "title") }),
    send: async (values, element) => {
      await changeOwnList(api.call("WordList/CreateList", { body: values }));
      element.reset();
    },
  });
  return (
    <Form state={form} action={m.list_create()} kind="secondary">
      <TextField name="title" label={m.list_name()} maxLength={100} autoComplete="off" error={form.errorOf("title")} />
    </Form>
  );
}
