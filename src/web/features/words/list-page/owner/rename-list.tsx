import { useEffect } from "react";
import type { UserList } from "../../../../../contract/progress/lists.ts";
import { Button } from "../../../../design/button.tsx";
import { TextField } from "../../../../design/field.tsx";
import { m } from "../../../../i18n/generated/messages.js";
import { api } from "../../../accounts/session/api.ts";
import { Form } from "../../../page/form/form.tsx";
import { textOf, useForm } from "../../../page/form/use-form.ts";
import { changeOwnList } from "../../../progress/lists/own-lists.ts";
import styles from "./owner.module.css";

type RenameListProps = {
  readonly list: UserList;
  /** Told whether the list has another name now. */
  readonly onEnd: (isRenamed: boolean) => void;
};

/** The API alone judges the name, and says what is wrong with it. */
export function RenameList({ list: { id, title }, onEnd }: RenameListProps) {
  const form = useForm({
    read: (data) => ({ id, title: textOf(data, "title") }),
    send: async (values) => {
      await changeOwnList(api.call("WordList/RenameList", { body: values }));
      onEnd(true);
    },
  });
  const { ref } = form;
  useEffect(() => {
    const field = ref.current?.querySelector("input");
    field?.focus();
    field?.select();
  }, [ref]);
  return (
    <div className={styles.rename}>
      <Form
        state={form}
        action={m.save()}
        kind="secondary"
        beside={
          <Button kind="quiet" onClick={() => onEnd(false)}>
            {m.cancel()}
          </Button>
        }
      >
        <TextField
          name="title"
          label={m.list_name()}
          defaultValue={title}
          maxLength={100}
          autoComplete="off"
          error={form.errorOf("title")}
        />
      </Form>
    </div>
  );
}
