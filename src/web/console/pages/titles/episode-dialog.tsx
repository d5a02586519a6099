import type { ChangeEvent } from "react";
import { useNavigate } from "react-router";
import type { ManagedEpisode } from "../../../../contract/console/drafts.ts";
import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { identifySubtitle } from "../../../../domain/catalogue/subtitle-path.ts";
import { Choice } from "../../../design/choice.tsx";
import { TextField } from "../../../design/field.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { Form } from "../../../features/page/form/form.tsx";
import { textOf } from "../../../features/page/form/use-form.ts";
import { consoleApi, useAction } from "../../api.ts";
import { m } from "../../messages.ts";
import { confirm } from "../../parts/confirm.tsx";
import { episodeText } from "../../parts/episode-text.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { useConsoleForm } from "../../parts/use-console-form.ts";
import { consolePath } from "../../paths.ts";
import { uploadSubtitles } from "../imports/upload-store.ts";

type EpisodeDialogProps = {
  readonly title: ManagedTitle;
  readonly episode: ManagedEpisode;
  readonly onClose: () => void;
};

async function refreshTitle(): Promise<void> {
  await Promise.all([refresh("Admin/GetEpisodes"), refresh("Admin/GetTitles")]);
}

/** The name by which an import finds this very episode; undefined where the title's name fits no file name. */
function fileNameOf(title: ManagedTitle, episode: ManagedEpisode, extension: string): string | undefined {
  const named = title.year === null ? title.name : `${title.name} (${title.year})`;
  const place = episodeText(episode);
  const path = place === undefined ? [`${named}${extension}`] : [named, `${place}${extension}`];
  const found = identifySubtitle(path.slice(0, -1), path.at(-1) ?? "");
  const isSame = found.name.toLowerCase() === title.name.toLowerCase() && found.year === title.year;
  return isSame && found.kind === title.kind && !named.includes("/") ? path.join("/") : undefined;
}

/** Names, renumbers, replaces or deletes an episode. */
export function EpisodeDialog({ title, episode, onClose }: EpisodeDialogProps) {
  const navigate = useNavigate();
  const { id, season, name } = episode;
  const called = episodeText(episode) ?? title.name;
  const form = useConsoleForm({
    read: (data) => ({
      name: textOf(data, "name").trim() || null,
      season: Number(textOf(data, "season")),
      episode: Number(textOf(data, "episode")),
      isSwapped: data.has("isSwapped"),
    }),
    async send({ name: newName, ...place }) {
      if (newName !== name) await consoleApi.call("Admin/SaveEpisode", { body: { id, name: newName } });
      const isMoved = season !== null && (place.season !== season || place.episode !== episode.episode);
      if (isMoved) await consoleApi.call("Admin/MoveEpisode", { body: { id, ...place } });
      await refreshTitle();
      showDone(m.titles_episode_saved({ episode: isMoved ? (episodeText(place) ?? called) : called }));
      onClose();
    },
  });
  const remove = useAction(async () => {
    onClose();
    const isConfirmed = await confirm({
      heading: m.titles_episode_delete_heading(),
      text: m.titles_episode_delete_text({ episode: called }),
      action: m.titles_episode_delete(),
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await consoleApi.call("Admin/DeleteEpisode", { body: { id } });
      await refreshTitle();
      showDone(m.titles_episode_deleted({ episode: called }));
    } catch (error) {
      showFailure(error);
    }
  });

  async function replace({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = "";
    if (file === undefined) return;
    const path = fileNameOf(title, episode, /\.\w+$/.exec(file.name)?.[0].toLowerCase() ?? "");
    if (path === undefined) return showFailure(m.imports_replace_unnamed());
    onClose();
    try {
      const importId = await uploadSubtitles([{ path, file }]);
      if (importId !== undefined) void navigate(consolePath("imports", { open: importId }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <FormDialog heading={m.titles_episode_heading({ episode: called })} onClose={onClose}>
      <Form
        state={form}
        action={m.titles_save()}
        beside={
          <button type="button" className="button" data-kind="secondary" onClick={onClose}>
            {m.common_cancel()}
          </button>
        }
      >
        <TextField
          label={m.titles_episode_name()}
          name="name"
          maxLength={200}
          defaultValue={name ?? ""}
          error={form.errorOf("name")}
        />
        {season !== null && (
          <>
            <div className={parts.formGrid}>
              <TextField
                label={m.titles_episode_season()}
                name="season"
                inputMode="numeric"
                maxLength={4}
                defaultValue={season}
                error={form.errorOf("season")}
              />
              <TextField
                label={m.titles_episode_number()}
                name="episode"
                inputMode="numeric"
                maxLength={4}
                defaultValue={episode.episode}
                error={form.errorOf("episode")}
                hint={m.titles_episode_stays()}
              />
            </div>
            <Choice kind="checkbox" name="isSwapped" label={m.titles_episode_swap()} />
          </>
        )}
      </Form>
      <p className={parts.quiet}>{m.titles_episode_replace_hint()}</p>
      <div className={parts.panelActions}>
        <label className="button" data-kind="secondary">
          <input
            type="file"
            className="visually-hidden"
            accept=".srt,.vtt,.sbv,.ass,.ssa"
            onChange={(event) => void replace(event)}
          />
          {m.titles_episode_replace()}
        </label>
        <button type="button" className={`button ${parts.dangerous}`} data-kind="quiet" onClick={remove.run}>
          {m.titles_episode_delete()}
        </button>
      </div>
    </FormDialog>
  );
}
