import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../../language.ts";
import { Nothing, PageHead, Waiting } from "../../parts/answer-parts.tsx";
import { commonTexts } from "../../parts/common-texts.ts";
import { ConsoleIcon } from "../../parts/console-icon.tsx";
import { KeysHelp } from "../../parts/keys-help.tsx";
import { type ConsolePageId, consolePageAt, type Operator, pagesOf } from "../../paths.ts";
import { frameTexts } from "./frame-texts.ts";
import { pageLoads } from "./page-loads.ts";
import { SideNav, type WaitingCounts } from "./side-nav.tsx";

/** The navigation, and the page at the address beside it. */
export function ConsoleFrame({ operator, waiting }: { operator: Operator; waiting: WaitingCounts }) {
  const { pathname } = useLocation();
  const t = useTexts(frameTexts);
  const c = useTexts(commonTexts);
  const drawer = useRef<HTMLDialogElement>(null);
  const id = consolePageAt(pathname);
  const page = id !== undefined && pagesOf(operator.role).includes(id) ? id : undefined;
  const heading = page === undefined ? t.noPage : t.pages[page];

  useEffect(() => {
    document.title = `${heading} · ${t.name}`;
  }, [heading, t]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was chosen in the drawer closes it.
  useEffect(() => {
    drawer.current?.close();
  }, [pathname]);

  return (
    <>
      <div className="console-bar">
        <button
          type="button"
          className="icon-button"
          aria-label={t.openMenu}
          onClick={() => drawer.current?.showModal()}
        >
          <ConsoleIcon name="menu" />
        </button>
        <span>{heading}</span>
      </div>
      <div className="console-side">
        <SideNav operator={operator} waiting={waiting} current={page} />
      </div>
      <dialog ref={drawer} className="console-drawer" aria-label={t.navigation} closedby="any">
        <button
          type="button"
          className="icon-button drawer-close"
          aria-label={c.close}
          onClick={() => drawer.current?.close()}
        >
          <ConsoleIcon name="close" />
        </button>
        <SideNav operator={operator} waiting={waiting} current={page} />
      </dialog>
      <div className="console-page">
        {page === undefined ? <NoPage /> : <LoadedPage key={page} id={page} />}
        <KeysHelp />
      </div>
    </>
  );
}

function NoPage() {
  const t = useTexts(frameTexts);
  return (
    <>
      <PageHead heading={t.noPage} />
      <Nothing text={t.noPageText} />
    </>
  );
}

/** A page's own file, loaded when it is first opened. */
function LoadedPage({ id }: { id: ConsolePageId }) {
  const [Page, setPage] = useState<ComponentType>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    pageLoads[id]().then((loaded) => setPage(() => loaded.default), setError);
  }, [id, attempt]);
  if (Page !== undefined) return <Page />;
  return (
    <Waiting
      error={error}
      retry={() => {
        setError(undefined);
        setAttempt(attempt + 1);
      }}
    />
  );
}
