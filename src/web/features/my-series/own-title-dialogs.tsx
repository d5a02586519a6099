import type { OwnTitle } from "../../../contract/my-series.ts";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { TextField } from "../../design/field.tsx";
import { m } from "../../i18n/generated/messages.js";
import { api } from "../accounts/session/api.ts";
import { refresh, useAction } from "../accounts/session/queries.ts";
import { Form } from "../page/form/form.tsx";
import { textOf, useForm } from "../page/form/use-form.ts";
import styles from "./my-series.module.css";

type TitleDialogProps = { readonly title: OwnTitle; readonly isOpen: boolean; readonly onClose: () => void };

/** Another name, and with it another address. */
export function RenameDialog({ title, isOpen, onClose }: TitleDialogProps) {
  return (
    <Dialog heading={m.own_rename()} isOpen={isOpen} onClose={onClose}>
      <RenameForm title={title} onDone={onClose} />
    </Dialog>
  );
}

function RenameForm({ title: { id, name, year }, onDone }: { readonly title: OwnTitle; readonly onDone: () => void }) {
  const form = useForm({
    read: (data) => {
      const typed = textOf(data, "year").trim();
      return { id, title: textOf(data, "title"), year: typed === "" ? null : Number(typed) };
    },
    send: async (body) => {
      await api.call("MySeries/Rename", { body });
      await refresh("MySeries/GetMyTitles");
      onDone();
    },
  });
  return (
    <Form state={form} action={m.own_rename_action()}>
      <TextField
        name="title"
        label={m.bring_name()}
        lang="en"
        maxLength={200}
        autoComplete="off"
        defaultValue={name}
        error={form.errorOf("title")}
      />
      <TextField
        name="year"
        label={m.bring_year()}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        defaultValue={year ?? ""}
        error={form.errorOf("year")}
      />
    </Form>
  );
}

export function DeleteDialog({ title: { id, name }, isOpen, onClose }: TitleDialogProps) {
  const remove = useAction(async () => {
    await api.call("MySeries/Delete", { body: { id } });
    await refresh("MySeries/GetMyTitles");
  });
  return (
    <Dialog heading={m.own_delete_heading()} isOpen={isOpen} onClose={onClose}>
      <p className={styles.asked}>{m.own_delete_text({ title: name })}</p>
      <p role="alert">{remove.problem}</p>
      <footer>
        <Button kind="danger" isLoading={remove.isBusy} onClick={remove.run}>
          {m.own_delete()}
        </Button>
      </footer>
    </Dialog>
  );
}

type RemoveDialogProps = {
  /** Which one is asked about. */
  readonly episode: { readonly episodeId: number; readonly name: string } | undefined;
  readonly isLast: boolean;
  readonly onClose: () => void;
};

export function RemoveDialog({ episode, isLast, onClose }: RemoveDialogProps) {
  const remove = useAction(async () => {
    if (episode === undefined) return;
    await api.call("MySeries/RemoveEpisode", { body: { episodeId: episode.episodeId } });
    onClose();
    await refresh("MySeries/GetMyTitles");
  });
  return (
    <Dialog heading={m.own_remove_heading()} isOpen={episode !== undefined} onClose={onClose}>
      <p className={styles.asked}>{m.own_remove_text({ title: episode?.name ?? "" })}</p>
      {isLast && <p>{m.own_remove_last()}</p>}
      <p role="alert">{remove.problem}</p>
      <footer>
        <Button kind="danger" isLoading={remove.isBusy} onClick={remove.run}>
          {m.own_remove()}
        </Button>
      </footer>
    </Dialog>
  );
}
