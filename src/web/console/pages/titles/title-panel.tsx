import { useState } from "react";
import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { EmptyState } from "../../../design/placeholder.tsx";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { titlePath } from "../../../features/catalogue/title-path.ts";
import { consoleApi, useAction, useApi } from "../../api.ts";
import { m } from "../../messages.ts";
import { Waiting } from "../../parts/answer-parts.tsx";
import { confirm } from "../../parts/confirm.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import parts from "../../parts/parts.module.css";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { useAddress } from "../../records/use-address.ts";
import { TitleEpisodes } from "./title-episodes.tsx";
import { TitleForm } from "./title-form.tsx";
import { TitlePoster } from "./title-poster.tsx";
import { TitleState } from "./title-state.tsx";
import { type TitleValues, valuesOf } from "./title-values.ts";

/** @param open the title's number, or `new` */
export function TitlePanel({ open }: { open: string }) {
  return open === "new" ? <NewTitle /> : <StoredTitle id={Number(open)} />;
}

function NewTitle() {
  const { change } = useAddress();
  return (
    <DetailPanel heading={m.titles_new_title()}>
      <TitleForm
        title={undefined}
        onSave={async (values) => {
          const { id, name } = await consoleApi.call("Admin/SaveTitle", { body: values });
          await refresh("Admin/GetTitles");
          showDone(m.titles_created({ name }));
          change({ open: id });
        }}
      />
    </DetailPanel>
  );
}

function StoredTitle({ id }: { id: number }) {
  const answer = useApi("Admin/GetTitles", { query: { id } });
  const [title] = answer.data?.rows ?? [];
  if (title !== undefined) return <TitleDetails title={title} />;
  return (
    <DetailPanel heading={m.titles_heading()}>
      {answer.data === undefined ? (
        <Waiting error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <EmptyState text={m.titles_gone()} />
      )}
    </DetailPanel>
  );
}

function TitleDetails({ title }: { title: ManagedTitle }) {
  /** What an undoing has brought back: the form begins anew with it. */
  const [restored, setRestored] = useState<{ readonly count: number; readonly title: ManagedTitle }>();

  async function save(values: TitleValues) {
    const before = valuesOf(title);
    const { name } = await consoleApi.call("Admin/SaveTitle", { body: values });
    await refresh("Admin/GetTitles");
    showDone(m.titles_saved({ name }), async () => {
      const again = await consoleApi.call("Admin/SaveTitle", { body: before });
      setRestored((last) => ({ count: (last?.count ?? 0) + 1, title: again }));
      await refresh("Admin/GetTitles");
    });
  }

  return (
    <DetailPanel heading={title.name} beside={<TitleState title={title} />}>
      <TitleActions title={title} />
      <TitlePoster title={title} />
      <TitleForm key={restored?.count} title={restored?.title ?? title} onSave={save} />
      <TitleEpisodes title={title} />
      {title.formerUrls.length > 0 && (
        <section aria-labelledby="former-heading">
          <h3 id="former-heading">{m.titles_former()}</h3>
          <p className={parts.quiet}>{m.titles_former_text()}</p>
          <ul>
            {title.formerUrls.map((url) => (
              <li key={url}>
                <code>{titlePath({ ...title, combinedUrl: url }, "tr")}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DetailPanel>
  );
}

async function setHidden(id: number, isHidden: boolean): Promise<void> {
  await consoleApi.call("Admin/HideTitle", { body: { id, isHidden } });
  await refresh("Admin/GetTitles");
}

function TitleActions({ title }: { title: ManagedTitle }) {
  const { id, name, isHidden, isPublished, episodes } = title;
  const { change } = useAddress();
  const formats = useFormats();
  const hide = useAction(async () => {
    await setHidden(id, !isHidden);
    showDone(isHidden ? m.titles_was_published({ name }) : m.titles_was_hidden({ name }), () =>
      setHidden(id, isHidden),
    );
  });

  async function remove() {
    const isConfirmed = await confirm({
      heading: m.titles_delete_heading(),
      text: m.titles_delete_text({ name, episodes: formats.number(episodes) }),
      action: m.titles_delete(),
      isDangerous: true,
      typed: name,
    });
    if (!isConfirmed) return;
    try {
      await consoleApi.call("Admin/DeleteTitle", { body: { id } });
      change({ open: undefined });
      await refresh("Admin/GetTitles");
      showDone(m.titles_was_deleted({ name }));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <div className={parts.panelActions}>
      {isPublished && (
        <a className="button" data-kind="secondary" href={titlePath(title, "tr")} target="_blank" rel="noreferrer">
          <ConsoleIcon name="external" />
          {m.titles_see()}
        </a>
      )}
      <button type="button" className="button" data-kind="secondary" aria-busy={hide.isBusy} onClick={hide.run}>
        {isHidden ? m.titles_publish() : m.titles_hide()}
      </button>
      <button type="button" className={`button ${parts.dangerous}`} data-kind="quiet" onClick={() => void remove()}>
        {m.titles_delete()}
      </button>
      {hide.problem !== undefined && <p role="alert">{hide.problem}</p>}
    </div>
  );
}
