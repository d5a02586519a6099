import { type ChangeEvent, useState } from "react";
import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { sendFiles } from "../../../features/accounts/session/send-files.ts";
import { consoleApi, useAction } from "../../api.ts";
import { consoleLanguage, m } from "../../messages.ts";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { valuesOf } from "./title-values.ts";
import styles from "./titles.module.css";

const maxBytes = 2 * 1024 * 1024;

/** The operator's own picture of a title. The API checks what is in the file and encodes it anew. */
export function TitlePoster({ title }: { title: ManagedTitle }) {
  const { id, name, posterUrl } = title;
  const [isSending, setSending] = useState(false);
  const remove = useAction(async () => {
    await consoleApi.call("Admin/SaveTitle", { body: { ...valuesOf(title), removesPoster: true } });
    await refresh("Admin/GetTitles");
    showDone(m.titles_poster_removed());
  });

  async function send(file: File) {
    setSending(true);
    try {
      await sendFiles("Admin/UploadPoster", [{ path: file.name, file }], { lang: consoleLanguage(), query: { id } });
      await refresh("Admin/GetTitles");
      showDone(m.titles_poster_saved());
    } catch (error) {
      showFailure(error);
    } finally {
      setSending(false);
    }
  }

  function onChoose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = "";
    if (file === undefined) return;
    if (file.size > maxBytes) showFailure(m.titles_poster_too_large());
    else void send(file);
  }

  return (
    <section className={styles.titlePoster} aria-labelledby="poster-heading">
      {posterUrl !== null && <img src={posterUrl} alt={m.titles_poster_of({ name })} />}
      <div>
        <h3 id="poster-heading">{m.titles_poster()}</h3>
        <p className={parts.quiet}>{m.titles_poster_hint()}</p>
        <div className={parts.panelActions}>
          <label className="button" data-kind="secondary" aria-busy={isSending}>
            <input
              type="file"
              className="visually-hidden"
              accept="image/jpeg,image/png,image/webp,image/avif"
              disabled={isSending}
              onChange={onChoose}
            />
            {posterUrl === null ? m.titles_upload_poster() : m.titles_replace_poster()}
          </label>
          {posterUrl !== null && (
            <button type="button" className="button" data-kind="quiet" aria-busy={remove.isBusy} onClick={remove.run}>
              {m.titles_remove_poster()}
            </button>
          )}
        </div>
        {remove.problem !== undefined && <p role="alert">{remove.problem}</p>}
      </div>
    </section>
  );
}
