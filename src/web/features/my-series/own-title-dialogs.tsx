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
  return (
    <ConfirmDialog
      heading={m.own_delete_heading()}
      text={m.own_delete_text({ title: name })}
      action={m.own_delete()}
      run={() => api.call("MySeries/Delete", { body: { id } })}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}

type RemoveDialogProps = {
  /** Which one is asked about. */
  readonly episode: { readonly episodeId: number; readonly name: string } | undefined;
  readonly isLast: boolean;
  readonly onClose: () => void;
};

export function RemoveDialog({ episode, isLast, onClose }: RemoveDialogProps) {
  const { episodeId = 0, name = "" } = episode ?? {};
  return (
    <ConfirmDialog
      heading={m.own_remove_heading()}
      text={m.own_remove_text({ title: name })}
      note={isLast ? m.own_remove_last() : undefined}
      action={m.own_remove()}
      run={() => api.call("MySeries/RemoveEpisode", { body: { episodeId } })}
      isOpen={episode !== undefined}
      onClose={onClose}
    />
  );
}

type ConfirmDialogProps = {
  readonly heading: string;
  readonly text: string;
  readonly note?: string | undefined;
  readonly action: string;
  /** What is confirmed. */
  readonly run: () => Promise<unknown>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks before something goes that the person has brought. */
function ConfirmDialog({ heading, text, note, action, run, isOpen, onClose }: ConfirmDialogProps) {
  const confirm = useAction(async () => {
    await run();
    onClose();
    await refresh("MySeries/GetMyTitles");
  });
  return (
    <Dialog heading={heading} isOpen={isOpen} onClose={onClose}>
      <p className={styles.asked}>{text}</p>
      {note !== undefined && <p>{note}</p>}
      <p role="alert">{confirm.problem}</p>
      <footer>
        <Button kind="danger" isLoading={confirm.isBusy} onClick={confirm.run}>
          {action}
        </Button>
      </footer>
    </Dialog>
  );
}
