import { useState } from "react";
import type { ManagedTitle } from "../../../../contract/console/titles.ts";
import { refresh } from "../../../features/accounts/session/queries.ts";
import { titlePath } from "../../../features/catalogue/title-path.ts";
import { consoleApi, useAction, useAnswer } from "../../api.ts";
import { useTexts } from "../../language.ts";
import { Nothing, Waiting } from "../../parts/answer-parts.tsx";
import { confirm } from "../../parts/confirm.tsx";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { useFormats } from "../../parts/formats.ts";
import { showDone, showFailure } from "../../parts/toasts.tsx";
import { DetailPanel } from "../../records/detail-panel.tsx";
import { useAddress } from "../../records/use-address.ts";
import { TitleForm } from "./title-form.tsx";
import { TitlePoster } from "./title-poster.tsx";
import { TitleState } from "./title-state.tsx";
import { type TitleValues, valuesOf } from "./title-values.ts";
import { titlesTexts } from "./titles-texts.ts";

/** @param open the title's number, or `new` */
export function TitlePanel({ open }: { open: string }) {
  return open === "new" ? <NewTitle /> : <StoredTitle id={Number(open)} />;
}

function NewTitle() {
  const { change } = useAddress();
  const t = useTexts(titlesTexts);
  return (
    <DetailPanel heading={t.newTitle}>
      <TitleForm
        title={undefined}
        onSave={async (values) => {
          const { id, name } = await consoleApi.call("Admin/SaveTitle", { body: values });
          await refresh("Admin/GetTitles");
          showDone(t.created(name));
          change({ open: id });
        }}
      />
    </DetailPanel>
  );
}

function StoredTitle({ id }: { id: number }) {
  const answer = useAnswer("Admin/GetTitles", { query: { id } });
  const t = useTexts(titlesTexts);
  const [title] = answer.data?.rows ?? [];
  if (title !== undefined) return <TitleDetails title={title} />;
  return (
    <DetailPanel heading={t.heading}>
      {answer.data === undefined ? (
        <Waiting error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Nothing text={t.gone} />
      )}
    </DetailPanel>
  );
}

function TitleDetails({ title }: { title: ManagedTitle }) {
  const t = useTexts(titlesTexts);
  /** What an undoing has brought back: the form begins anew with it. */
  const [restored, setRestored] = useState<{ readonly count: number; readonly title: ManagedTitle }>();

  async function save(values: TitleValues) {
    const before = valuesOf(title);
    const { name } = await consoleApi.call("Admin/SaveTitle", { body: values });
    await refresh("Admin/GetTitles");
    showDone(t.saved(name), async () => {
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
      {title.formerUrls.length > 0 && (
        <section aria-labelledby="former-heading">
          <h3 id="former-heading">{t.former}</h3>
          <p className="quiet">{t.formerText}</p>
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
  const t = useTexts(titlesTexts);
  const formats = useFormats();
  const hide = useAction(async () => {
    await setHidden(id, !isHidden);
    showDone(isHidden ? t.wasPublished(name) : t.wasHidden(name), () => setHidden(id, isHidden));
  });

  async function remove() {
    const isConfirmed = await confirm({
      heading: t.deleteHeading,
      text: t.deleteText(name, formats.number(episodes)),
      action: t.delete,
      isDangerous: true,
      typed: name,
    });
    if (!isConfirmed) return;
    try {
      await consoleApi.call("Admin/DeleteTitle", { body: { id } });
      change({ open: undefined });
      await refresh("Admin/GetTitles");
      showDone(t.wasDeleted(name));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <div className="panel-actions">
      {isPublished && (
        <a className="button" data-kind="secondary" href={titlePath(title, "tr")} target="_blank" rel="noreferrer">
          <ConsoleIcon name="external" />
          {t.see}
        </a>
      )}
      <button type="button" className="button" data-kind="secondary" aria-busy={hide.isBusy} onClick={hide.run}>
        {isHidden ? t.publish : t.hide}
      </button>
      <button type="button" className="button dangerous" data-kind="quiet" onClick={() => void remove()}>
        {t.delete}
      </button>
      {hide.problem !== undefined && <p role="alert">{hide.problem}</p>}
    </div>
  );
}
